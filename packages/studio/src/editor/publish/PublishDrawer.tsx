import { useTranslate } from '../../ui/i18n.ts'
import { Drawer } from '../../ui/overlays/Dialog.tsx'
import { PublishHostContext, type PublishHost } from './publish-host.ts'
import { Outcome } from './Outcome.tsx'
import { ChecksLink } from './ChecksLink.tsx'
import { PublishSubmit } from './PublishForm.tsx'
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
  const { documents, entries, mayEdit } = publishing
  const isDone =
    publishing.publishing.data ?? publishing.scheduling.data ?? publishing.requesting.data
  return (
    <Drawer
      title={t('publish.title')}
      isOpen
      onClose={onClose}
      footer={
        mayEdit &&
        !isDone &&
        documents.length > 0 && (
          <>
            {entries.length > 0 && <ChecksLink publishing={publishing} />}
            <PublishSubmit publishing={publishing} />
          </>
        )
      }
    >
      <Outcome publishing={publishing}>
        <PublishPanel publishing={publishing} hasFooter />
      </Outcome>
    </Drawer>
  )
}
