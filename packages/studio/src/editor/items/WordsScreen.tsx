import type { readCollectionWords, Reply } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { Tags } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { useLostFocus } from '../../ui/lists/use-lost-focus.ts'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { addTexts } from '../../ui/texts.ts'
import { pagesTexts } from '../../ui/texts/pages.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import { type WordKind, wordKinds } from './change-words.ts'
import { WordSelection } from './WordSelection.tsx'

addTexts(pagesTexts)

type Words = Reply<typeof readCollectionWords>

/** The tags and categories of the items of a collection, which are renamed, merged and removed. */
export function Component() {
  const { documentId = '' } = useParams()
  const t = useTranslate()
  const query = useQuery(routeQuery('readCollectionWords', { params: { id: documentId } }))
  const site = useQuery(routeQuery('readSitePages')).data
  const collection = site?.pages.find(({ id }) => id === documentId)?.title ?? t('items.title')
  const filters = useUrlFilters({ kind: 'tag' })
  const kind = filters.choose('kind', wordKinds) ?? 'tag'
  const focus = useLostFocus()
  const mayPublish = useMay('content.publish')
  return (
    <Page
      title={t('words.title')}
      note={t(mayPublish ? 'words.note' : 'words.note.drafts')}
      back={{ to: `/config/pages/${documentId}/items`, label: collection }}
      narrow
    >
      <Panel>
        <Toolbar>
          <SegmentedControl
            label={t('words.title')}
            value={kind}
            onChange={(id) => filters.change({ kind: id })}
            segments={wordKinds.map((id) => ({ id, label: t(`words.kind.${id}`) }))}
          />
        </Toolbar>
        <div {...focus}>
          <QueryView
            query={query}
            skeleton={<TableSkeleton widths={[20, 6]} rows={5} />}
            isEmpty={(words) => listWords(words, kind).length === 0}
            empty={
              <EmptyState Icon={Tags} title={t(`words.empty.${kind}`)}>
                {t(`words.empty.${kind}.text`)}
              </EmptyState>
            }
          >
            {(words) => (
              <WordTable
                key={kind}
                collectionId={documentId}
                kind={kind}
                words={listWords(words, kind)}
              />
            )}
          </QueryView>
        </div>
      </Panel>
    </Page>
  )
}

/** Lists the tags or categories that drafts of items have. Those of published versions alone are already removed. */
function listWords(words: Words, kind: WordKind) {
  const list = kind === 'tag' ? words.tags : words.categories
  return list.filter(({ drafts }) => drafts > 0)
}

function WordTable(props: {
  readonly collectionId: string
  readonly kind: WordKind
  readonly words: ReturnType<typeof listWords>
}) {
  const { collectionId, kind, words } = props
  const t = useTranslate()
  const [names, setNames] = useState<readonly string[]>([])
  const selected = names.filter((name) => words.some((word) => word.name === name))
  return (
    <>
      <WordSelection
        collectionId={collectionId}
        kind={kind}
        all={words.map(({ name }) => name)}
        selected={selected}
        onSelect={setNames}
      />
      <Table
        label={t(`words.kind.${kind}`)}
        rows={words}
        rowKey={({ name }) => name}
        selection={{
          keys: selected,
          onChange: setNames,
          getLabel: ({ name }) => t('words.select', { name }),
        }}
        columns={[
          { title: t('words.name'), cell: ({ name }) => <bdi>{name}</bdi>, fold: 'first' },
          {
            title: t('items.title'),
            cell: ({ drafts }) => drafts,
            number: true,
            fold: 'end',
          },
        ]}
      />
    </>
  )
}
