import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SystemPageType } from '@vitrine/model'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { useScale } from '../../ui/use-scale.ts'
import styles from './pages.module.css'

interface SystemPageDialogProps {
  readonly type: SystemPageType
  readonly mayEdit: boolean
  /** Opens the draft that was begun. */
  readonly onCreated: (page: { readonly id: string }) => void
  readonly onClose: () => void
}

/** The default of a page that the platform shows, as visitors see it, with the way to write an own one. */
export function SystemPageDialog({ type, mayEdit, onCreated, onClose }: SystemPageDialogProps) {
  const t = useTranslate()
  const creating = useSystemPage(onCreated, onClose)
  const isPopup = type === 'popup-overlay'
  const title = t(`pages.type.${type}`)
  return (
    <Dialog
      title={title}
      size={isPopup ? 'normal' : 'wide'}
      isOpen
      onClose={onClose}
      footer={
        mayEdit && (
          <Button primary isDisabled={creating.isPending} onPress={() => creating.mutate(type)}>
            {t(isPopup ? 'pages.default.addPopup' : 'pages.default.customize')}
          </Button>
        )
      }
    >
      <p>{t(`pages.type.${type}.note`)}</p>
      {!isPopup && <DefaultPreview type={type} title={t('pages.default.preview', { title })} />}
      {creating.error && <p role="alert">{creating.error.message}</p>}
    </Dialog>
  )
}

/** The width and the height of the windows in which the default is shown, in pixels. */
const SIZES = {
  desktop: { width: 1_280, height: 800 },
  phone: { width: 375, height: 640 },
} as const

function DefaultPreview({
  type,
  title,
}: {
  readonly type: SystemPageType
  readonly title: string
}) {
  const { width, height } = SIZES[useIsPhone() ? 'phone' : 'desktop']
  const { box, scale } = useScale<HTMLDivElement>(width)
  return (
    <div className={styles['preview']} ref={box} style={{ blockSize: height * scale }}>
      <iframe
        title={title}
        src={`/config/canvas/defaults/${type}`}
        inert
        style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
      />
    </div>
  )
}

/** Returns the call that begins an own page with the texts of the default, and opens it. */
function useSystemPage(onCreated: SystemPageDialogProps['onCreated'], onClose: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (type: SystemPageType) => callApi('createSystemPage', { body: { type } }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['readSitePages'] })
      onClose()
      onCreated({ id })
    },
  })
}
