import type { ShippingZone } from '@vitrine/contract'
import { europeanUnion } from '@vitrine/model'
import { Plus } from 'lucide-react'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { CountriesField } from '../../ui/fields/CountriesField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormError } from '../../ui/forms/form-error.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { moveErrors } from '../../ui/forms/move-errors.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { OverlapChoices, describeOverlaps } from './OverlapChoices.tsx'
import styles from './shipping.module.css'
import { findOverlaps, saveZones } from './shipping-zones.ts'

/** The zone that a dialog edits. */
export interface ZoneDialogState {
  /** Its place in the list, or the one after the last for a new zone. */
  readonly index: number
  /** Whether it is the rest of the world, which has no countries. */
  readonly isRest: boolean
}

interface Values {
  readonly name: string
  readonly countries: readonly string[]
  /** The countries that are taken from their zones. */
  readonly moved: readonly string[]
}

/** A dialog that adds or changes a zone. */
export function ZoneDialog(
  props: ZoneDialogState & {
    readonly zones: readonly ShippingZone[]
    readonly onClose: () => void
  },
) {
  const { index, isRest, zones, onClose } = props
  const t = useTranslate()
  const zone = zones[index]
  const others = zones.toSpliced(index, 1)
  const form = useForm<Values>({
    defaultValues: {
      name: zone?.name ?? (isRest ? t('shipping.rest') : ''),
      countries: zone?.countries ?? [],
      moved: [],
    },
  })
  const save = async ({ name, countries, moved }: Values) => {
    if (!isRest && countries.length === 0)
      throw new FormError([], { countries: t('shipping.zone.noCountries') })
    const unresolved = findOverlaps(
      countries.filter((code) => !moved.includes(code)),
      others,
    )
    if (unresolved.length > 0)
      throw new FormError([], { countries: describeOverlaps(t, unresolved) })
    const next = { rates: [], ...zone, name, countries: [...countries] }
    const left = zones.map((each) => ({
      ...each,
      countries: each.countries.filter((code) => !moved.includes(code)),
    }))
    await saveZones(left.toSpliced(index, 1, next)).catch((error: unknown) => {
      throw moveErrors(error, `zones.${index}`)
    })
    onClose()
  }
  const title = zone ? 'shipping.zone.edit' : isRest ? 'shipping.rest.add' : 'shipping.zone.add'
  return (
    <Dialog title={t(title)} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <FormField<Values, 'name'> name="name" label={t('studio.name')}>
          {(field) => (
            <TextField
              {...field}
              maxLength={100}
              isRequired
              {...(isRest && { help: t('shipping.rest.help') })}
            />
          )}
        </FormField>
        {!isRest && <Places others={others} />}
        <DialogActions onClose={onClose} />
      </Form>
    </Dialog>
  )
}

/** The countries of a zone, with a choice for each that another zone has. */
function Places({ others }: { readonly others: readonly ShippingZone[] }) {
  const t = useTranslate()
  const { control, getValues, setValue, clearErrors } = useFormContext<Values>()
  const [countries, moved] = useWatch({ control, name: ['countries', 'moved'] })
  const set = (next: readonly string[]) => {
    setValue('countries', next, { shouldDirty: true })
    setValue(
      'moved',
      moved.filter((code) => next.includes(code)),
    )
    clearErrors('countries')
  }
  const overlaps = findOverlaps(
    countries.filter((code) => !moved.includes(code)),
    others,
  )
  const addUnion = () => {
    set([...countries, ...europeanUnion.filter((code) => !countries.includes(code))])
    if (getValues('name').trim() === '') setValue('name', t('shipping.europeanUnion'))
  }
  return (
    <div className={styles['places']}>
      <FormField<Values, 'countries'> name="countries" label={t('shipping.countries')}>
        {({ error, ...field }) => (
          <CountriesField
            {...field}
            isRequired
            onChange={set}
            error={overlaps.length > 0 ? describeOverlaps(t, overlaps) : error}
          />
        )}
      </FormField>
      <OverlapChoices
        overlaps={overlaps}
        onMove={(codes) => {
          setValue('moved', [...moved, ...codes])
          clearErrors('countries')
        }}
        onLeave={(codes) => set(countries.filter((code) => !codes.includes(code)))}
      />
      {europeanUnion.some((code) => !countries.includes(code)) && (
        <div>
          <Button small onPress={addUnion}>
            <Plus aria-hidden="true" />
            {t('shipping.europeanUnion.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
