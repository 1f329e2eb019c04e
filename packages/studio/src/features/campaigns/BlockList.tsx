import type { CampaignBlock } from '@vitrine/contract'
import { MAX_CAMPAIGN_BLOCKS } from '@vitrine/model'
import { richToPlain } from '@vitrine/page'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { SortableList } from '../../ui/lists/SortableList.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { BlockFields, EMPTY_TEXT, getRichText } from './BlockFields.tsx'
import styles from './campaigns.module.css'

/** The kinds of blocks in the order of the menu. */
const ORDER = ['heading', 'text', 'image', 'button', 'product', 'divider'] as const

interface BlockListProps {
  readonly blocks: readonly CampaignBlock[]
  readonly onChange: (blocks: CampaignBlock[]) => void
}

/** The blocks of a campaign with their fields: added below, moved by their handle, deleted. */
export function BlockList({ blocks, onChange }: BlockListProps) {
  const t = useTranslate()
  const move = (id: string, to: number) => {
    const moved = blocks.find((block) => block.id === id)
    if (moved) onChange(blocks.filter((block) => block !== moved).toSpliced(to, 0, moved))
  }
  return (
    <div className={styles['blocks']}>
      {blocks.length === 0 && <p className={styles['hint']}>{t('campaigns.blocks.empty')}</p>}
      <SortableList
        label={t('campaigns.blocks')}
        items={blocks.map((block, index) => ({
          id: block.id,
          moveLabel: t('campaigns.moveBlock', { name: describeBlock(t, block) }),
          content: (
            <BlockRow
              block={block}
              onChange={(changed) => onChange([...blocks].with(index, changed))}
              onDelete={() => onChange(blocks.filter(({ id }) => id !== block.id))}
            />
          ),
        }))}
        onMove={move}
      />
      {blocks.length < MAX_CAMPAIGN_BLOCKS && (
        <div>
          <Menu
            label={t('campaigns.addBlock')}
            trigger={
              <Button>
                <Plus aria-hidden="true" />
                {t('campaigns.addBlock')}
              </Button>
            }
            groups={[
              {
                items: ORDER.map((type) => ({
                  id: type,
                  label: t(`campaigns.block.${type}`),
                  onAction: () => onChange([...blocks, createBlock(type)]),
                })),
              },
            ]}
          />
        </div>
      )}
    </div>
  )
}

/** One block with its fields. */
function BlockRow(props: {
  readonly block: CampaignBlock
  readonly onChange: (block: CampaignBlock) => void
  readonly onDelete: () => void
}) {
  const { block, onChange, onDelete } = props
  const t = useTranslate()
  const name = describeBlock(t, block)
  return (
    <fieldset className={styles['block']} aria-label={name} id={`block-${block.id}`} tabIndex={-1}>
      <div className={styles['blockHead']}>
        <span>{t(`campaigns.block.${block.type}`)}</span>
        <IconButton
          small
          label={t('campaigns.deleteBlock', { name })}
          Icon={Trash2}
          onPress={onDelete}
        />
      </div>
      <BlockFields block={block} onChange={onChange} />
    </fieldset>
  )
}

/** Names a block by its type and the beginning of its text. */
export function describeBlock(t: Translate, block: CampaignBlock): string {
  const type = t(`campaigns.block.${block.type}`)
  const name = getText(block).trim().slice(0, 40)
  return name === '' ? type : t('campaigns.blockNamed', { type, name })
}

function getText(block: CampaignBlock): string {
  if (block.type === 'heading') return block.text
  if (block.type === 'text') return richToPlain(getRichText(block)).replaceAll('\n', ' ')
  if (block.type === 'button') return block.label
  return block.type === 'image' ? block.alt : ''
}

function createBlock(type: CampaignBlock['type']): CampaignBlock {
  const id = crypto.randomUUID()
  switch (type) {
    case 'heading':
      return { id, type, text: '' }
    case 'text':
      return { id, type, text: EMPTY_TEXT }
    case 'image':
      return { id, type, fileId: null, alt: '', url: '' }
    case 'button':
      return { id, type, label: '', url: '' }
    case 'product':
      return { id, type, productId: null }
    case 'divider':
      return { id, type }
  }
}
