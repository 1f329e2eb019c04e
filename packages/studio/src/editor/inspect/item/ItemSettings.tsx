import { recordTypeCodes } from '@vitrine/model'
import { addTexts } from '../../../ui/texts.ts'
import { itemSettingsTexts } from '../../../ui/texts/item-settings.ts'
import { ItemCustom } from './ItemCustom.tsx'
import { ItemImages } from './ItemImages.tsx'
import { ItemLocation, ItemTime } from './ItemEvent.tsx'
import { ItemMedia } from './ItemMedia.tsx'
import { ItemImage, ItemLinks, ItemOptions } from './ItemOptions.tsx'
import { ItemText } from './ItemText.tsx'
import { useItem } from './use-item.ts'

addTexts(itemSettingsTexts)

/** The settings that only items of collections have. */
export function ItemSettings() {
  const { recordType, location } = useItem()
  const isEvent = recordType === recordTypeCodes.event
  return (
    <>
      {isEvent && <ItemTime />}
      <ItemMedia />
      <ItemImages />
      <ItemCustom />
      <ItemText />
      <ItemImage />
      {(isEvent || location) && <ItemLocation />}
      <ItemLinks />
      <ItemOptions />
    </>
  )
}
