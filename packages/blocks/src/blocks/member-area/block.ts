import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../../definition/define-block.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/**
 * The links to a member area, or to visitors' accounts. The page is the same for everyone: it contains the
 * links for members and for others, and the script shows the right ones.
 */
export default defineBlock({
  type: blockTypeCodes['member-area'],
  slug: 'member-area',
  version: 1,
  data,
  text,
  defaults: { size: { w: 8, h: 5 }, auto: { h: 'content' } },
  fields,
  minSize: { w: 3, h: 2 },
  template,
  css,
  view: (options, { text, structure, translate }) => {
    const { memberAreaId, design, align, showsTitle, showsDescription, showsManage } = options
    const area = memberAreaId === undefined ? undefined : structure.memberArea(memberAreaId)
    const { account, signIn, register } = structure.account
    const getLabel = (field: string, fallback: string) => {
      const own = text(field)
      return own && own.words !== ''
        ? { words: own.words, lang: own.lang }
        : { words: fallback, lang: '' }
    }
    const getShownLabel = (isShown: boolean, field: string, fallback: string) => {
      const words = getLabel(field, fallback)
      return isShown && words.words !== '' ? words : ''
    }
    // A deleted area must not be shown as an account: nothing would say what visitors join.
    if (memberAreaId !== undefined && (!area || !isWebAddress(area.href))) return { isThere: '' }
    const signInHref = area ? `${signIn}?next=${encodeURIComponent(area.href)}` : signIn
    return {
      isThere: 'yes',
      classes: `member-area-design-${design} member-area-align-${align}`,
      title: getShownLabel(showsTitle, 'title', area?.name ?? ''),
      description: getShownLabel(showsDescription, 'description', area?.description ?? ''),
      notice: area && !area.isFree && !area.offer ? translate('blocks.membersInvited') : '',
      buy: area?.offer ? { ...area.offer, ...getLabel('join', translate('blocks.buyAccess')) } : '',
      join:
        !area || area.isFree
          ? { href: register, ...getLabel('join', translate('blocks.join')) }
          : '',
      signIn: { href: signInHref, ...getLabel('signIn', translate('blocks.signIn')) },
      enter: area
        ? { href: area.href, ...getLabel('enter', translate('blocks.toMemberPages')) }
        : '',
      manage:
        showsManage || !area
          ? { href: account, ...getLabel('manage', translate('blocks.yourAccount')) }
          : '',
    }
  },
})
