import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../define-block.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/**
 * The way into an area for members, or into visitors' accounts where it names none. The page is the same
 * for everybody: both ways stand in it, and the script shows the one that fits who looks.
 */
export const memberArea = defineBlock({
  type: blockTypeCodes['member-area'],
  slug: 'member-area',
  name: 'Member area',
  version: 1,
  data,
  text,
  defaults: { size: { w: 8, h: 5 }, auto: { h: 'content' } },
  fields,
  minSize: { w: 3, h: 2 },
  template,
  css,
  view: (given, { text, structure, say }) => {
    const { memberAreaId, design, align, showsTitle, showsDescription, showsManage } = given
    const area = memberAreaId === undefined ? undefined : structure.memberArea(memberAreaId)
    const { account, signIn, register } = structure.account
    const told = (field: string, otherwise: string) => {
      const own = text(field)
      return own && own.words !== ''
        ? { words: own.words, lang: own.lang }
        : { words: otherwise, lang: '' }
    }
    const shown = (isShown: boolean, field: string, otherwise: string) => {
      const words = told(field, otherwise)
      return isShown && words.words !== '' ? words : ''
    }
    // An area that is gone is not the same as none: nothing would say what is joined.
    if (memberAreaId !== undefined && (!area || !isWebAddress(area.href))) return { isThere: '' }
    const onward = area ? `${signIn}?next=${encodeURIComponent(area.href)}` : signIn
    return {
      isThere: 'yes',
      classes: `member-area-design-${design} member-area-align-${align}`,
      title: shown(showsTitle, 'title', area?.name ?? ''),
      description: shown(showsDescription, 'description', area?.description ?? ''),
      notice: area && !area.isFree && !area.offer ? say('Members are invited.') : '',
      buy: area?.offer ? { ...area.offer, ...told('join', say('Buy access')) } : '',
      join: !area || area.isFree ? { href: register, ...told('join', say('Join')) } : '',
      signIn: { href: onward, ...told('signIn', say('Sign in')) },
      enter: area ? { href: area.href, ...told('enter', say('Go to the members’ pages')) } : '',
      manage: showsManage || !area ? { href: account, ...told('manage', say('Your account')) } : '',
    }
  },
})
