import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Publication } from '@vitrine/contract'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Drawer } from '../../ui/overlays/Dialog.tsx'
import { useEditor, useEditorState } from '../context.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { getBlockLabel } from '../layers/layer-rows.ts'
import { selectBlocks } from '../store/selection.ts'
import styles from './PublishDrawer.module.css'

/** Why a document is proposed to be published together. */
const reasons = {
  'never-published': 'Not published yet',
  collection: 'The page that it belongs to',
  'linked-from-navigation': 'In the menu',
  linked: 'Linked from this page',
  navigation: 'The menu',
} as const

/** Shows what becomes public and what to check first, and publishes it. */
export function PublishDrawer({ onClose }: { readonly onClose: () => void }) {
  const { store } = useEditor()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const proposal = useQuery({
    queryKey: ['proposePublication', store.documentId, store.locale],
    queryFn: () => loadProposal(store),
    staleTime: 0,
    gcTime: 0,
  })
  const publishing = useMutation({
    mutationFn: () => publish(store, listChosen(proposal.data?.proposed ?? [], chosen)),
    onSuccess: () => queries.invalidateQueries(),
  })
  if (publishing.data) return <Published publication={publishing.data} onClose={onClose} />
  const { proposed = [], issues = [] } = proposal.data ?? {}
  const error = proposal.error ?? publishing.error
  const toggle = (id: string) => (isSelected: boolean) =>
    setChosen(new Set(isSelected ? [...chosen, id] : [...chosen].filter((each) => each !== id)))
  return (
    <Drawer
      title="Publish"
      isOpen
      onClose={onClose}
      footer={
        <Button
          primary
          {...((proposal.isPending || publishing.isPending) && { disabledReason: 'One moment.' })}
          onPress={() => publishing.mutate()}
        >
          {publishing.isPending ? 'Publishing…' : 'Publish'}
        </Button>
      }
    >
      {error && (
        <p role="alert" className={styles['error']}>
          {error.message}
        </p>
      )}
      <ProposedList proposed={proposed} chosen={chosen} onToggle={toggle} />
      <Checks issues={proposal.data ? issues : undefined} onOpen={onClose} />
    </Drawer>
  )
}

function ProposedList(props: {
  readonly proposed: readonly Proposed[]
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (id: string) => (isSelected: boolean) => void
}) {
  const { proposed, chosen, onToggle } = props
  return (
    <section className={styles['part']} aria-label="What becomes public">
      <h3>What becomes public</h3>
      <p>This page</p>
      {proposed.map(({ documentId, title, reason }) => (
        <Checkbox
          key={documentId}
          label={title === '' ? 'Menu' : title}
          help={reasons[reason]}
          isSelected={chosen.has(documentId)}
          onChange={onToggle(documentId)}
        />
      ))}
    </section>
  )
}

function Checks(props: {
  /** The issues; undefined while they are loaded. */
  readonly issues: Proposal['issues'] | undefined
  readonly onOpen: () => void
}) {
  const { issues, onOpen } = props
  return (
    <section className={styles['part']} aria-label="Checks">
      <h3>Checks</h3>
      {issues?.length === 0 && <p>No issues found.</p>}
      <ul>
        {issues?.map((issue) => (
          <Issue
            key={`${issue.blockId} ${issue.code} ${issue.field}`}
            issue={issue}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  )
}

type Proposal = Awaited<ReturnType<typeof loadProposal>>
type Proposed = Proposal['proposed'][number]

function listChosen(proposed: readonly Proposed[], chosen: ReadonlySet<string>) {
  return proposed.filter(({ documentId }) => chosen.has(documentId))
}

/** Saves what waits, and asks what else is to be published. */
async function loadProposal(store: EditorStore) {
  if (!(await store.queue.flush())) throw new Error('Your changes are not saved yet. Try again.')
  return callApi('proposePublication', { body: { entries: [getEntry(store)] } })
}

function getEntry({ documentId, locale, queue }: EditorStore) {
  return { documentId, locale, rev: queue.base }
}

async function publish(store: EditorStore, others: readonly Proposed[]): Promise<Publication> {
  if (!(await store.queue.flush())) throw new Error('Your changes are not saved yet. Try again.')
  const more = others.map(({ documentId, locale, rev }) => ({ documentId, locale, rev }))
  return callApi('publishDocuments', { body: { entries: [getEntry(store), ...more] } })
}

function Issue(props: { readonly issue: Proposal['issues'][number]; readonly onOpen: () => void }) {
  const { issue, onOpen } = props
  const { store } = useEditor()
  const body = useEditorState((state) => state.body)
  const block = body.blocks[issue.blockId]
  const open = () => {
    store.select(selectBlocks(body, [issue.blockId]))
    onOpen()
  }
  return (
    <li className={styles['issue']}>
      <span>
        {block && <b>{getBlockLabel(block, store.locale)}: </b>}
        {issue.message}
      </span>
      {block && (
        <Button small onPress={open}>
          Show block
        </Button>
      )}
    </li>
  )
}

function Published(props: { readonly publication: Publication; readonly onClose: () => void }) {
  const { publication, onClose } = props
  const { store } = useEditor()
  const own = publication.changed.find(({ documentId }) => documentId === store.documentId)
  return (
    <Drawer
      title="Published"
      isOpen
      onClose={onClose}
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <output>Visitors see the page now.</output>
      {own?.path !== null && own?.path !== undefined && (
        <p>
          <a className={styles['link']} href={`/${own.path}`} target="_blank" rel="noopener">
            View page
          </a>
        </p>
      )}
    </Drawer>
  )
}
