import { useTranslate } from '../../ui/i18n.ts'
import { Drawer } from '../../ui/overlays/Dialog.tsx'
import { PublishHostContext, type PublishHost } from './publish-host.ts'
import { Outcome } from './Outcome.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { usePublishing } from './use-publishing.ts'

interface PublishDrawerProps {
  readonly host: PublishHost
  readonly onClose: () => void
}

/** Publishes changes of the whole site beside the open page. */
export function PublishDrawer({ host, onClose }: PublishDrawerProps) {
  return (
    <PublishHostContext value={host}>
      <PublishingDrawer onClose={onClose} />
    </PublishHostContext>
  )
}

function PublishingDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const publishing = usePublishing()
  return (
    <Drawer title={t('publish.title')} isOpen onClose={onClose}>
      <Outcome publishing={publishing}>
        <PublishPanel publishing={publishing} />
      </Outcome>
    </Drawer>
  )
}
