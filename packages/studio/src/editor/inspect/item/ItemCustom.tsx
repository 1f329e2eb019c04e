import { useQuery } from '@tanstack/react-query'
import type { readThemeParts, Reply } from '@vitrine/contract'
import { recordTypeCodes } from '@vitrine/model'
import { type Item, MAX_ITEM_IMAGES } from '@vitrine/page'
import { routeQuery } from '../../../api/route-query.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextArea } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx'
import { useEditor } from '../../context.ts'
import { AssetField } from '../controls/AssetField.tsx'
import { AssetList } from '../controls/AssetList.tsx'
import { SiteLinkTarget } from '../controls/SiteLinkTarget.tsx'
import styles from '../Inspector.module.css'
import { useItem, useSetItem } from './use-item.ts'

type CustomType = Reply<typeof readThemeParts>['customTypes'][number]
type CustomField = CustomType['fields'][number]
type Custom = NonNullable<Item['custom']>
type CustomValue = Custom['fields'][string]

const NONE = 'none'

/** The fields of the theme's own type of an item. */
export function ItemCustom() {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const { recordType, custom } = useItem()
  const setItem = useSetItem()
  const all = useQuery(routeQuery('readThemeParts')).data?.customTypes ?? []
  const offered = all.filter(
    ({ name, base }) => name === custom?.typeName || isBase(base, recordType),
  )
  if (offered.length === 0) return null
  const type = offered.find(({ name }) => name === custom?.typeName)
  const options = offered.map(({ name, title }) => ({ id: name, label: title }))
  const label = t('inspector.item.custom')
  const setType = (id: string) =>
    setItem('custom', id === NONE ? undefined : { typeName: id, fields: custom?.fields ?? {} })
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <Select
        label={t('inspector.item.custom.type')}
        help={t('inspector.item.custom.help')}
        options={[{ id: NONE, label: t('inspector.item.custom.none') }, ...options]}
        value={type?.name ?? NONE}
        isDisabled={isReadOnly}
        onChange={setType}
      />
      {type?.fields.map((field) => (
        <CustomFieldControl key={field.name} field={field} />
      ))}
    </section>
  )
}

function isBase(base: string, recordType: number): boolean {
  return new Map<string, number>(Object.entries(recordTypeCodes)).get(base) === recordType
}

/** Returns a function that sets a field; undefined removes it. Fields that the theme no longer has stay. */
function useSetField(name: string): (value: CustomValue | undefined) => void {
  const { custom } = useItem()
  const setItem = useSetItem()
  return (value) => {
    if (!custom) return
    const { [name]: _, ...others } = custom.fields
    const fields = value === undefined ? others : { ...others, [name]: value }
    setItem('custom', { ...custom, fields })
  }
}

function CustomFieldControl({ field: { name, title, type } }: { readonly field: CustomField }) {
  const { store, isReadOnly } = useEditor()
  const value = useItem().custom?.fields[name]
  const set = useSetField(name)
  const shared = { label: title, isDisabled: isReadOnly }
  const member = typeof value === 'object' ? value : undefined
  switch (type) {
    case 'checkbox':
      return <Switch {...shared} isSelected={value === true} onChange={set} />
    case 'image':
      return (
        <AssetField
          {...shared}
          accept="image"
          id={member && 'assetId' in member ? member.assetId : undefined}
          onChoose={(assetId) => set({ assetId })}
          onRemove={() => set(undefined)}
        />
      )
    case 'gallery':
      return (
        <AssetList
          {...shared}
          ids={member && 'assetIds' in member ? member.assetIds : []}
          maxCount={MAX_ITEM_IMAGES}
          onChange={(ids) => set(ids.length === 0 ? undefined : { assetIds: [...ids] })}
        />
      )
    case 'wysiwyg':
      return (
        <RichTextField
          {...shared}
          value={member && 'content' in member ? member : undefined}
          locale={store.locale}
          onChange={set}
          LinkTarget={SiteLinkTarget}
        />
      )
    default:
      return (
        <TextArea
          {...shared}
          rows={1}
          maxLength={50_000}
          value={value === undefined || typeof value === 'object' ? '' : String(value)}
          onChange={(text) => set(text === '' ? undefined : text)}
        />
      )
  }
}
