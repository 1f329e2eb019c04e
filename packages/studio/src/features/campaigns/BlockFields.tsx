import type { CampaignBlock } from '@vitrine/contract'
import type { RichText } from '@vitrine/page'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FilePicker } from '../../ui/files/FilePicker.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { RichTextField } from '../../ui/rich-text/RichTextField.tsx'
import styles from './campaigns.module.css'
import { ProductField } from './ProductField.tsx'

type Of<Type extends CampaignBlock['type']> = Extract<CampaignBlock, { type: Type }>

interface BlockFieldsProps<Block extends CampaignBlock = CampaignBlock> {
  readonly block: Block
  readonly onChange: (block: Block) => void
}

/** The fields of a block. */
export function BlockFields({ block, onChange }: BlockFieldsProps) {
  const t = useTranslate()
  if (block.type === 'heading')
    return (
      <TextField
        label={t('campaigns.text')}
        value={block.text}
        maxLength={200}
        onChange={(text) => onChange({ ...block, text })}
      />
    )
  if (block.type === 'text')
    return (
      <RichTextField
        label={t('campaigns.text')}
        tools="email"
        value={getRichText(block)}
        onChange={(text = EMPTY_TEXT) => onChange({ ...block, text })}
      />
    )
  if (block.type === 'image') return <ImageFields block={block} onChange={onChange} />
  if (block.type === 'button')
    return (
      <div className={styles['pair']}>
        <TextField
          label={t('campaigns.label')}
          value={block.label}
          maxLength={100}
          onChange={(label) => onChange({ ...block, label })}
        />
        <TextField
          label={t('campaigns.link')}
          help={t('campaigns.link.help')}
          value={block.url}
          onChange={(url) => onChange({ ...block, url })}
        />
      </div>
    )
  if (block.type !== 'product') return null
  return (
    <ProductField
      value={block.productId}
      onChange={(productId) => onChange({ ...block, productId })}
    />
  )
}

/** A text without words. */
export const EMPTY_TEXT: RichText = { type: 'doc', content: [] }

/** Returns the text of a block with its formats. */
export function getRichText({ text }: Of<'text'>): RichText {
  return text as RichText // the server and the field write nothing else
}

function ImageFields({ block, onChange }: BlockFieldsProps<Of<'image'>>) {
  const t = useTranslate()
  const [isPicking, setPicking] = useState(false)
  return (
    <div className={styles['fields']}>
      <div>
        <Button onPress={() => setPicking(true)}>
          {t(block.fileId === null ? 'campaigns.chooseImage' : 'campaigns.changeImage')}
        </Button>
      </div>
      <TextField
        label={t('campaigns.alt')}
        help={t('campaigns.alt.help')}
        value={block.alt}
        maxLength={500}
        onChange={(alt) => onChange({ ...block, alt })}
      />
      <TextField
        label={t('campaigns.link.optional')}
        help={t('campaigns.link.help')}
        value={block.url}
        onChange={(url) => onChange({ ...block, url })}
      />
      {isPicking && (
        <FilePicker
          kind="image"
          onChoose={({ id, image }) =>
            onChange({ ...block, fileId: id, alt: block.alt || (image?.altText ?? '') })
          }
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}
