import type { ThemeProblem } from '@vitrine/contract'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Panel } from '../../../ui/Page.tsx'
import styles from './own-themes.module.css'

/** The problems of the files of a theme, each of which opens its line. */
export function ProblemList(props: {
  readonly problems: readonly ThemeProblem[]
  readonly onShow: (problem: ThemeProblem) => void
}) {
  const { problems, onShow } = props
  const t = useTranslate()
  return (
    <Panel title={t('themeFiles.problems')} padded>
      {problems.length === 0 ? (
        <p className={styles['none']}>{t('themeFiles.problems.none')}</p>
      ) : (
        <ul className={styles['problems']}>
          {problems.map((problem) => (
            <Problem key={getKey(problem)} problem={problem} onShow={() => onShow(problem)} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Problem(props: { readonly problem: ThemeProblem; readonly onShow: () => void }) {
  const { file, line, message, isFatal } = props.problem
  const t = useTranslate()
  const Icon = isFatal ? CircleAlert : TriangleAlert
  return (
    <li data-fatal={isFatal || undefined}>
      <Icon aria-label={t(isFatal ? 'themeFiles.problem.error' : 'themeFiles.problem.warning')} />
      <span>{message}</span>
      <Button small quiet onPress={props.onShow}>
        <bdi>{t('themeFiles.problems.go', { file, line: String(line) })}</bdi>
      </Button>
    </li>
  )
}

function getKey({ file, line, column, message }: ThemeProblem): string {
  return JSON.stringify([file, line, column, message])
}
