import {
  Bold,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Strikethrough,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Underline,
} from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { toolIcons } from './tool-icons.ts'

const ICONS: Readonly<Record<keyof typeof toolIcons, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strikethrough,
  bulletList: List,
  orderedList: ListOrdered,
  'align-left': TextAlignStart,
  'align-center': TextAlignCenter,
  'align-right': TextAlignEnd,
  link: Link,
}

it.each(Object.entries(ICONS))('has the curves of the icon %s of the studio', (name, Icon) => {
  const html = renderToStaticMarkup(createElement(Icon))
  const curves = [...html.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path)
  const drawn = Object.entries(toolIcons).find(([each]) => each === name)?.[1] ?? ''
  for (const path of curves) expect(drawn).toContain(path)
  expect(html.match(/<(?:path|line)/g)?.length).toBe(drawn.match(/M/g)?.length)
})
