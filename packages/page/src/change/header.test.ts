import { expect, it } from 'vitest'
import {
  getHeaderElements,
  type HeaderFooter,
  listHeaderElements,
} from '../document/header-footer.ts'
import { type CommandName, type CommandPayload, runCommand } from './commands.ts'
import { applyOps } from './apply.ts'

const empty: HeaderFooter = { schema: 1, sections: [], blocks: {} }

function run<N extends CommandName>(body: HeaderFooter, name: N, payload: CommandPayload<N>) {
  const result = runCommand('header-footer', body as never, name, payload)
  if (result.error !== undefined) throw new Error(result.error)
  return { body: result.body as HeaderFooter, inverse: result.inverse }
}

const getIds = (body: HeaderFooter) => getHeaderElements(body).map(({ id }) => id)
const listIds = (body: HeaderFooter) => listHeaderElements(body).map(({ id }) => id)

it('shows the elements of the theme, without a button and social links, until they are chosen', () => {
  expect(getIds(empty)).toEqual(['logo', 'menu', 'languages', 'search', 'account', 'cart'])
  expect(run(empty, 'element.show', { part: 'header', id: 'cart' }).body).toEqual(empty)
})

it('keeps the place of an element that is hidden, and undoes it', () => {
  const { body, inverse } = run(empty, 'element.hide', { part: 'header', id: 'search' })
  expect(getIds(body)).toEqual(['logo', 'menu', 'languages', 'account', 'cart'])
  expect(listIds(body)[3]).toBe('search')
  expect(applyOps(body, inverse).body).toEqual(empty)
  const shown = run(body, 'element.show', { part: 'header', id: 'search' })
  expect(getIds(shown.body)).toEqual(getIds(empty))
})

it('moves elements, also hidden ones', () => {
  const moved = run(empty, 'element.move', { part: 'header', id: 'cart', after: 'menu' }).body
  expect(getIds(moved)).toEqual(['logo', 'menu', 'cart', 'languages', 'search', 'account'])
  const first = run(moved, 'element.move', { part: 'header', id: 'social', after: null }).body
  expect(listIds(first)[0]).toBe('social')
  expect(getIds(first)).not.toContain('social')
})

it('keeps the elements when a setting of the header changes, and returns settings to the theme', () => {
  const sticky = run(empty, 'header.set', { props: { sticky: 'up' } }).body
  expect(getIds(sticky)).toEqual(getIds(empty))
  expect(sticky.header?.sticky).toBe('up')
  const back = run(sticky, 'header.set', { props: { sticky: undefined } }).body
  expect(back.header).not.toHaveProperty('sticky')
  expect(run(empty, 'header.set', { props: { sticky: undefined } }).body).toEqual(empty)
})

it('rejects elements that do not exist', () => {
  const body = empty as never
  const payload = { part: 'header', id: 'clock' } as never
  expect(runCommand('header-footer', body, 'element.hide', payload).error).toBe(
    'This element does not exist.',
  )
})
