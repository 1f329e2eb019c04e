import type { CampaignBlock, CampaignIssue } from '@vitrine/contract'
import { Check, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { describeBlock } from './BlockList.tsx'
import styles from './campaigns.module.css'

/** The issues that the details of the site solve. */
const SITE_ISSUES: ReadonlySet<CampaignIssue['code']> = new Set(['noSender', 'noPostalAddress'])

interface ChecksProps {
  readonly blocks: readonly CampaignBlock[]
  /** Undefined until the campaign was checked. */
  readonly issues: readonly CampaignIssue[] | undefined
}

/** The issues that keep a campaign from being sent; each issue of a block leads to it. */
export function Checks({ blocks, issues }: ChecksProps) {
  const t = useTranslate()
  return (
    <Panel title={t('campaigns.checks')} padded>
      {issues === undefined && <Skeleton width={12} />}
      <ul className={styles['checks']}>
        {issues?.length === 0 && (
          <li>
            <Check aria-hidden="true" className={styles['ok']} />
            {t('campaigns.checks.none')}
          </li>
        )}
        {issues?.map(({ code, blockId }) => {
          const block = blocks.find(({ id }) => id === blockId)
          return (
            <li key={`${code} ${blockId}`}>
              <TriangleAlert aria-hidden="true" className={styles['warn']} />
              <span>
                {t(`campaigns.issue.${code}`)}
                {SITE_ISSUES.has(code) && (
                  <>
                    <br />
                    <Link className={styles['jump']} to="/config/settings/site">
                      {t('campaigns.siteDetails')}
                    </Link>
                  </>
                )}
                {block && (
                  <>
                    <br />
                    <button
                      type="button"
                      className={styles['jump']}
                      onClick={() => document.getElementById(`block-${block.id}`)?.focus()}
                    >
                      {describeBlock(t, block)}
                    </button>
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
