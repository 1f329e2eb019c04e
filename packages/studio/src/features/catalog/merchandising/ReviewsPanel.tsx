import { MAX_REVIEW_REQUEST_DAYS, reviewDisplayScopes } from '@vitrine/model'
import { useWatch } from 'react-hook-form'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Panel } from '../../../ui/Page.tsx'
import styles from '../catalog.module.css'
import type { MerchandisingValues as Values } from './merchandising-values.ts'

interface PanelProps {
  readonly isReadOnly: boolean
}

/** The settings of reviews: which are shown, who may write them, and the emails about them. */
export function ReviewsPanel({ isReadOnly }: PanelProps) {
  const t = useTranslate()
  const [isOpen, asks] = useWatch<
    Values,
    ['hasOptedToCollectNativeReviews', 'productReviewRequestsEnabled']
  >({ name: ['hasOptedToCollectNativeReviews', 'productReviewRequestsEnabled'] })
  const field = { isReadOnly }
  return (
    <Panel title={t('merchandising.reviews')} padded>
      <div className={styles['fields']}>
        <SwitchField
          {...field}
          name="displayNativeProductReviewsEnabled"
          label={t('merchandising.reviews.native')}
        />
        <SwitchField
          {...field}
          name="displayImportedProductReviewsEnabled"
          label={t('merchandising.reviews.imported')}
        />
        <ScopeField {...field} />
        <SwitchField
          {...field}
          name="hasOptedToCollectNativeReviews"
          label={t('merchandising.reviews.collect')}
          help={t('merchandising.reviews.collect.help')}
        />
        {isOpen && <WritingFields asks={asks} {...field} />}
        <SwitchField
          {...field}
          name="productReviewsKillSwitchEnabled"
          label={t('merchandising.reviews.kill')}
          help={t('merchandising.reviews.kill.help')}
        />
      </div>
    </Panel>
  )
}

/** The settings of a store that takes reviews. */
function WritingFields({ isReadOnly, asks }: PanelProps & { readonly asks: boolean }) {
  const t = useTranslate()
  const field = { isReadOnly }
  return (
    <>
      <SwitchField
        {...field}
        name="productReviewsModerationEnabled"
        label={t('merchandising.reviews.moderation')}
        help={t('merchandising.reviews.moderation.help')}
      />
      <SwitchField
        {...field}
        name="productReviewsMerchantEmailEnabled"
        label={t('merchandising.reviews.owner')}
        help={t('merchandising.reviews.owner.help')}
      />
      <SwitchField
        {...field}
        name="productReviewRequestsEnabled"
        label={t('merchandising.reviews.requests')}
        help={t('merchandising.reviews.requests.help')}
      />
      {asks && (
        <FormField<Values, 'productReviewRequestDays'>
          name="productReviewRequestDays"
          label={t('merchandising.reviews.days')}
        >
          {({ onChange, ...rest }) => (
            <NumberField
              {...rest}
              minValue={1}
              maxValue={MAX_REVIEW_REQUEST_DAYS}
              isDisabled={isReadOnly}
              onChange={(value) => onChange(value ?? 1)}
            />
          )}
        </FormField>
      )}
    </>
  )
}

type SwitchName =
  | 'displayNativeProductReviewsEnabled'
  | 'displayImportedProductReviewsEnabled'
  | 'hasOptedToCollectNativeReviews'
  | 'productReviewsModerationEnabled'
  | 'productReviewsMerchantEmailEnabled'
  | 'productReviewRequestsEnabled'
  | 'productReviewsKillSwitchEnabled'

function SwitchField(
  props: PanelProps & {
    readonly name: SwitchName
    readonly label: string
    readonly help?: string
  },
) {
  const { name, label, help, isReadOnly } = props
  return (
    <FormField<Values, SwitchName> name={name} label={label}>
      {({ value, ...field }) => (
        <Switch
          {...field}
          isSelected={value}
          isDisabled={isReadOnly}
          {...(help !== undefined && { help })}
        />
      )}
    </FormField>
  )
}

function ScopeField({ isReadOnly }: PanelProps) {
  const t = useTranslate()
  return (
    <FormField<Values, 'productReviewsDisplayScope'>
      name="productReviewsDisplayScope"
      label={t('merchandising.reviews.scope')}
    >
      {(field) => (
        <Select
          {...field}
          isDisabled={isReadOnly}
          options={reviewDisplayScopes.map((id) => ({
            id,
            label: t(`merchandising.reviews.scope.${id}`),
          }))}
        />
      )}
    </FormField>
  )
}
