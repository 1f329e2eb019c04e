import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { Select } from '../../../ui/fields/Select.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { mailingListsQuery } from '../../../ui/mailing-lists/lists-query.ts'
import { Panel } from '../../../ui/Page.tsx'
import styles from '../catalog.module.css'
import type { MerchandisingValues as Values } from './merchandising-values.ts'

/** The settings of the form with which visitors wait for a sold-out product. */
export function RestockPanel({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useTranslate()
  const isShown = useWatch<Values, 'restockNotificationsEnabled'>({
    name: 'restockNotificationsEnabled',
  })
  return (
    <Panel title={t('merchandising.restock')} padded>
      <div className={styles['fields']}>
        <FormField<Values, 'restockNotificationsEnabled'>
          name="restockNotificationsEnabled"
          label={t('merchandising.restockShown')}
        >
          {({ value, ...field }) => (
            <Switch
              {...field}
              isSelected={value}
              isDisabled={isReadOnly}
              help={t('merchandising.restockShown.help')}
            />
          )}
        </FormField>
        {isShown && <RestockFields isReadOnly={isReadOnly} />}
      </div>
    </Panel>
  )
}

function RestockFields({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useTranslate()
  const asksForNewsletter = useWatch<Values, 'restockNotificationsMailingListSignUpEnabled'>({
    name: 'restockNotificationsMailingListSignUpEnabled',
  })
  const { data } = useQuery(mailingListsQuery)
  const lists = data?.lists ?? []
  return (
    <>
      <FormField<Values, 'restockNotificationsSuccessText'>
        name="restockNotificationsSuccessText"
        label={t('merchandising.restock.successText')}
      >
        {(field) => (
          <TextField
            {...field}
            maxLength={500}
            isDisabled={isReadOnly}
            help={t('merchandising.restock.successText.help')}
          />
        )}
      </FormField>
      <FormField<Values, 'restockNotificationsMailingListSignUpEnabled'>
        name="restockNotificationsMailingListSignUpEnabled"
        label={t('merchandising.restock.mailingList')}
      >
        {({ value, ...field }) => (
          <Switch
            {...field}
            isSelected={value}
            isDisabled={isReadOnly}
            help={t('merchandising.restock.mailingList.help')}
          />
        )}
      </FormField>
      {asksForNewsletter && lists.length > 0 && (
        <FormField<Values, 'restockNotificationsMailingListId'>
          name="restockNotificationsMailingListId"
          label={t('merchandising.restock.list')}
        >
          {({ value, ...field }) => (
            <Select
              {...field}
              options={[
                { id: '', label: t('merchandising.restock.list.none') },
                ...lists.map(({ id, name }) => ({ id, label: name })),
              ]}
              value={lists.some(({ id }) => id === value) ? value : ''}
              isDisabled={isReadOnly}
            />
          )}
        </FormField>
      )}
    </>
  )
}
