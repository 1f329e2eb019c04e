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
  return (
    <>
      <OwnText
        name="restockNotificationsCtaText"
        label={t('merchandising.restock.ctaText')}
        isReadOnly={isReadOnly}
      />
      <OwnText
        name="restockNotificationsPlaceholderText"
        label={t('merchandising.restock.placeholderText')}
        isReadOnly={isReadOnly}
      />
      <OwnText
        name="restockNotificationsButtonText"
        label={t('merchandising.restock.buttonText')}
        isReadOnly={isReadOnly}
      />
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
      <NewsletterFields isReadOnly={isReadOnly} />
    </>
  )
}

/** The fields with which visitors join the newsletter, too. */
function NewsletterFields({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useTranslate()
  const asksForNewsletter = useWatch<Values, 'restockNotificationsMailingListSignUpEnabled'>({
    name: 'restockNotificationsMailingListSignUpEnabled',
  })
  const { data } = useQuery(mailingListsQuery)
  const lists = data?.lists ?? []
  return (
    <>
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
      {asksForNewsletter && <ConsentFields isReadOnly={isReadOnly} />}
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

/** The fields of the checkbox with which visitors join the newsletter. */
function ConsentFields({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useTranslate()
  return (
    <>
      <OwnText
        name="restockNotificationsMailingListText"
        label={t('merchandising.restock.mailingListText')}
        isReadOnly={isReadOnly}
      />
      <FormField<Values, 'restockNotificationsMailingListOptInByDefault'>
        name="restockNotificationsMailingListOptInByDefault"
        label={t('merchandising.restock.isOptedIn')}
      >
        {({ value, ...field }) => (
          <Switch
            {...field}
            isSelected={value}
            isDisabled={isReadOnly}
            help={t('merchandising.restock.isOptedIn.help')}
          />
        )}
      </FormField>
    </>
  )
}

interface OwnTextProps {
  readonly name: keyof Values &
    `restockNotifications${'Cta' | 'Placeholder' | 'Button' | 'MailingList'}Text`
  readonly label: string
  readonly isReadOnly: boolean
}

/** A text that takes the place of the platform's. */
function OwnText({ name, label, isReadOnly }: OwnTextProps) {
  const t = useTranslate()
  return (
    <FormField<Values, typeof name> name={name} label={label}>
      {(field) => (
        <TextField
          {...field}
          maxLength={100}
          isDisabled={isReadOnly}
          help={t('merchandising.restock.ownText.help')}
        />
      )}
    </FormField>
  )
}
