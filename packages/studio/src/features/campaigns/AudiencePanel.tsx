import { type CampaignAudience, campaignPurchases } from '@vitrine/model'
import { Totals } from '../../ui/DefinitionList.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { ListChoice } from '../../ui/mailing-lists/ListChoice.tsx'
import { Panel } from '../../ui/Page.tsx'
import styles from './campaigns.module.css'
import { ProductField } from './ProductField.tsx'
import type { Preview } from './use-campaigns.ts'

interface AudiencePanelProps {
  readonly audience: CampaignAudience
  /** Undefined until the campaign was checked. */
  readonly preview: Preview | undefined
  readonly onChange: (audience: CampaignAudience) => void
}

/** The conditions by which a campaign chooses its recipients, and how many these are now. */
export function AudiencePanel({ audience, preview, onChange }: AudiencePanelProps) {
  const t = useTranslate()
  const change = (changes: Partial<CampaignAudience>) => onChange({ ...audience, ...changes })
  return (
    <Panel title={t('campaigns.audience')} padded>
      <div className={styles['fields']}>
        <Select
          label={t('campaigns.purchase')}
          value={audience.purchase}
          options={campaignPurchases.map((id) => ({ id, label: t(`campaigns.purchase.${id}`) }))}
          onChange={(purchase) => change({ purchase, productId: null })}
        />
        {audience.purchase === 'product' && (
          <ProductField
            value={audience.productId}
            onChange={(productId) => change({ productId })}
          />
        )}
        <div className={styles['pair']}>
          <DateField
            label={t('campaigns.from')}
            value={audience.from ?? ''}
            onChange={(day) => change({ from: day || null })}
          />
          <DateField
            label={t('campaigns.to')}
            value={audience.to ?? ''}
            onChange={(day) => change({ to: day || null })}
          />
        </div>
        <ListChoice
          hidesEmpty
          label={t('campaigns.lists')}
          value={audience.listIds}
          onChange={(listIds) => change({ listIds })}
        />
        <ListChoice
          hidesEmpty
          isExclusion
          label={t('campaigns.excludedLists')}
          value={audience.excludedListIds}
          onChange={(excludedListIds) => change({ excludedListIds })}
        />
        <Languages
          chosen={audience.languages}
          offered={preview?.languages ?? []}
          onChange={(languages) => change({ languages })}
        />
        {preview && <Size {...preview} />}
      </div>
    </Panel>
  )
}

/** The languages of the subscribers, if there are several; none chosen means all. */
function Languages(props: {
  readonly chosen: readonly string[]
  readonly offered: readonly string[]
  readonly onChange: (languages: string[]) => void
}) {
  const { chosen, offered, onChange } = props
  const t = useTranslate()
  const all = [...new Set([...offered, ...chosen])].toSorted()
  if (all.length < 2 && chosen.length === 0) return null
  return (
    <fieldset className={styles['languages']}>
      <legend>{t('campaigns.languages')}</legend>
      {all.map((language) => (
        <Checkbox
          key={language}
          label={getLanguageName(language)}
          isSelected={chosen.includes(language)}
          onChange={(isSelected) =>
            onChange(
              isSelected ? [...chosen, language] : chosen.filter((each) => each !== language),
            )
          }
        />
      ))}
    </fieldset>
  )
}

function getLanguageName(language: string): string {
  return new Intl.DisplayNames(navigator.language, { type: 'language' }).of(language) ?? language
}

function Size({ confirmed, matching, recipients }: Preview) {
  const t = useTranslate()
  const subtract = (count: number) => (count === 0 ? 0 : `−${count}`)
  return (
    <div aria-live="polite">
      <Totals
        rows={[
          [t('campaigns.size.confirmed'), confirmed],
          [t('campaigns.size.others'), subtract(confirmed - matching)],
          [t('campaigns.size.suppressed'), subtract(matching - recipients)],
          [t('campaigns.size.recipients'), recipients],
        ]}
      />
    </div>
  )
}
