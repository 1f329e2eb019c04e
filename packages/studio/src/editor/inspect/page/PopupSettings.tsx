import { defaultPopup, type Popup, popupPositions } from '@vitrine/page'
import { Button } from '../../../ui/Button.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { addTexts } from '../../../ui/texts.ts'
import { popupTexts } from '../../../ui/texts/popup.ts'
import { useEditor, useEditorState } from '../../context.ts'
import { getPopup } from '../../store/get-popup.ts'
import styles from '../Inspector.module.css'
import { setPageSetting } from './use-page.ts'

addTexts(popupTexts)

const SECOND_MS = 1_000
const FIRST_SCROLL = 50

/** When the popup appears, how often, and where. */
export function PopupSettings() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const { popup, set } = usePopup()
  const label = t('popup.title')
  const showAgain = () => {
    if (set({ version: popup.version + 1 })) store.announce((say) => say('popup.again.done'))
  }
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <PopupTrigger />
      <NumberField
        label={t('popup.everyDays')}
        help={t('popup.everyDays.help')}
        minValue={0}
        maxValue={365}
        isDisabled={isReadOnly}
        value={popup.everyDays}
        onChange={(days) => days !== null && set({ everyDays: days })}
      />
      <Select
        label={t('popup.position')}
        options={popupPositions.map((id) => ({ id, label: t(`popup.position.${id}`) }))}
        value={popup.position}
        isDisabled={isReadOnly}
        onChange={(position) => set({ position })}
      />
      {!isReadOnly && (
        <div className={styles['action']}>
          <Button small onPress={showAgain}>
            {t('popup.again')}
          </Button>
          <p className={styles['note']}>{t('popup.again.help')}</p>
        </div>
      )}
    </section>
  )
}

/** The moment at which the popup appears: after a time, or after a part of the page. */
function PopupTrigger() {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const { popup, set } = usePopup()
  const { afterMs = 0, afterScroll } = popup
  return (
    <>
      <RadioGroup
        label={t('popup.trigger')}
        options={[
          { id: 'time', label: t('popup.trigger.time') },
          { id: 'scroll', label: t('popup.trigger.scroll') },
        ]}
        value={afterScroll === undefined ? 'time' : 'scroll'}
        isDisabled={isReadOnly}
        onChange={(id) =>
          set(
            id === 'time'
              ? { afterMs: defaultPopup.afterMs, afterScroll: undefined }
              : { afterMs: undefined, afterScroll: FIRST_SCROLL },
          )
        }
      />
      {afterScroll === undefined ? (
        <NumberField
          label={t('popup.seconds')}
          minValue={0}
          maxValue={600}
          isDisabled={isReadOnly}
          value={afterMs / SECOND_MS}
          onChange={(seconds) => seconds !== null && set({ afterMs: seconds * SECOND_MS })}
        />
      ) : (
        <NumberField
          label={t('popup.scroll')}
          minValue={0}
          maxValue={100}
          isDisabled={isReadOnly}
          value={afterScroll}
          onChange={(percent) => percent !== null && set({ afterScroll: percent })}
        />
      )}
    </>
  )
}

type PopupChange = { readonly [K in keyof Popup]?: Popup[K] | undefined }

function usePopup() {
  const { store } = useEditor()
  const popup = useEditorState(({ body }) => getPopup(body) ?? defaultPopup)
  const set = (change: PopupChange) => {
    const entries = Object.entries({ ...popup, ...change }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    )
    return setPageSetting(store, ['settings', 'popup'], Object.fromEntries(entries))
  }
  return { popup, set }
}
