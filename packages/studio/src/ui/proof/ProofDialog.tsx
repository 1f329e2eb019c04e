import { useForm } from 'react-hook-form'
import { DialogActions } from '../forms/DialogActions.tsx'
import { Form } from '../forms/Form.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import {
  NO_PROOF,
  type Proof,
  PROOF_FIELDS_BY_CODE,
  ProofFields,
  type ProofNeeds,
  toProof,
} from './ProofFields.tsx'

interface ProofDialogProps extends ProofNeeds {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly onConfirm: (proof: ReturnType<typeof toProof>) => Promise<void>
  readonly onClose: () => void
}

/** A dialog that confirms a change with the password and a code. */
export function ProofDialog({
  title,
  text,
  label,
  onConfirm,
  onClose,
  ...needs
}: ProofDialogProps) {
  const form = useForm<Proof>({ defaultValues: NO_PROOF })
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form
        form={form}
        onSave={(values) => onConfirm(toProof(values, needs))}
        fieldsByCode={PROOF_FIELDS_BY_CODE}
      >
        <p>{text}</p>
        <ProofFields {...needs} />
        <DialogActions onClose={onClose} label={label} />
      </Form>
    </Dialog>
  )
}
