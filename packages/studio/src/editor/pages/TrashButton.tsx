import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { TrashDialog } from './TrashDialog.tsx'

/** Opens what was deleted. */
export function TrashButton({ count }: { readonly count: number }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small quiet onPress={() => setOpen(true)}>
        <Trash2 aria-hidden="true" />
        {t('pages.trash.count', { count })}
      </Button>
      {isOpen && <TrashDialog onClose={() => setOpen(false)} />}
    </>
  )
}
