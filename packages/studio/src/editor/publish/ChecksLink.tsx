import { TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { listIssues } from './issues.ts'
import type { Publishing } from './use-publishing.ts'

/** The number of issues beside the button that publishes, if there are any; it leads to them. */
export function ChecksLink({ publishing }: { readonly publishing: Publishing }) {
  const t = useTranslate()
  const { data } = publishing.proposal
  if (!data) return null
  const count = listIssues(data, t).length
  if (count === 0) return null
  const show = () => {
    const heading = document.getElementById('publish-checks')
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <Button small quiet onPress={show}>
      <TriangleAlert aria-hidden="true" />
      {t('publish.issueCount', { count })}
    </Button>
  )
}
