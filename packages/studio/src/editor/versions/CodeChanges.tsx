import { useTranslate } from '../../ui/i18n.ts'
import { addTexts } from '../../ui/texts.ts'
import { codeTexts } from '../../ui/texts/code.ts'
import { listCodeChanges } from './changed-code.ts'
import own from './CodeChanges.module.css'
import styles from './versions.module.css'

addTexts(codeTexts)

export interface CodeChangesProps {
  readonly before: { readonly title: string; readonly body: object }
  readonly after: { readonly title: string; readonly body: object }
}

/** The code of a page before and after, side by side; nothing if it is the same. */
export function CodeChanges({ before, after }: CodeChangesProps) {
  const t = useTranslate()
  const parts = listCodeChanges(before.body, after.body)
  if (parts.length === 0) return null
  return (
    <section className={own['code']} aria-labelledby="versions-code">
      <h2 id="versions-code">{t('pageCode.changed')}</h2>
      {parts.map(({ part, texts }) => (
        <section key={part} aria-label={t(`pageCode.${part}`)}>
          <h3>{t(`pageCode.${part}`)}</h3>
          <div className={styles['frames']}>
            {[before, after].map(({ title }, at) => (
              <figure key={title} className={styles['figure']}>
                <figcaption>{title}</figcaption>
                <Code
                  label={`${t(`pageCode.${part}`)}: ${title}`}
                  text={texts[at] ?? ''}
                  other={texts[1 - at] ?? ''}
                />
              </figure>
            ))}
          </div>
        </section>
      ))}
    </section>
  )
}

/** The code of one side, whose lines that the other side does not have are marked. */
function Code({ label, text, other }: Readonly<Record<'label' | 'text' | 'other', string>>) {
  const t = useTranslate()
  if (text === '') return <p className={styles['nothing']}>{t('pageCode.none')}</p>
  const known = new Set(other.split('\n'))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll a region that has the focus
    <section className={own['lines']} aria-label={label} tabIndex={0} dir="ltr">
      <pre>
        {text.split('\n').map((line, at) =>
          known.has(line) ? (
            `${line}\n`
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
            <mark key={at}>{`${line}\n`}</mark>
          ),
        )}
      </pre>
    </section>
  )
}
