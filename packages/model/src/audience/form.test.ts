import { describe, expect, it } from 'vitest'
import { message } from '../messages/message.ts'
import {
  type FormMessage,
  type FormRule,
  type FormValue,
  type FormValues,
  getFormFailureMessage,
  validateField,
} from './form.ts'
import { listAskedRules, validateForm } from './validate-form.ts'
import type { FormFieldType } from './form-field.ts'

const rule = (type: FormFieldType, more: Partial<FormRule> = {}): FormRule => ({
  id: 'f',
  type,
  required: false,
  ...more,
})
const options = ['Red', 'Blue']

it.each<[FormFieldType, FormValue, FormValue]>([
  ['text', '  ', 'a'],
  ['email', '', 'user@domain.com'],
  ['date', ['', '', ''], ['', '', '2026']],
  ['name', ['', ' '], ['', 'Ames']],
  ['time', ['', '', '', ''], ['9', '', '', '']],
  ['address', ['', '', '', '', '', ''], ['', '', 'Saltby', '', '', '']],
  ['phone', ['', '', '', ''], ['', '', '', '42']],
  ['checkbox', [], ['Red']],
  ['radio', '', 'Blue'],
  ['select', '', 'Red'],
])('requires a %s only if it is marked so; one part is enough', (type, empty, filled) => {
  expect(validateField(rule(type, { required: true, options }), empty)).toEqual(
    message('forms.required'),
  )
  expect(validateField(rule(type, { options }), empty)).toBeUndefined()
  expect(validateField(rule(type, { required: true, options }), filled)).toBeUndefined()
})

it('never requires a survey, a hidden field or a heading', () => {
  for (const type of ['likert', 'hidden', 'section'] as const)
    expect(validateField(rule(type, { required: true }), '')).toBeUndefined()
})

it('counts code points up to the owner’s limit and the platform’s', () => {
  const tooLong = message('forms.tooLong')
  expect(validateField(rule('textarea', { maxLength: 3 }), '👋👋👋')).toBeUndefined()
  expect(validateField(rule('textarea', { maxLength: 3 }), 'four')).toEqual(tooLong)
  expect(validateField(rule('textarea'), 'x'.repeat(10_000))).toBeUndefined()
  expect(validateField(rule('textarea'), 'x'.repeat(10_001))).toEqual(tooLong)
  expect(validateField(rule('text'), 'x'.repeat(1_001))).toEqual(tooLong)
  expect(validateField(rule('name'), ['x'.repeat(201), ''])).toEqual(tooLong)
})

it.each<[FormFieldType, FormValue, FormMessage | undefined]>([
  ['email', 'user@domain', message('forms.email')],
  ['number', '1,200.50', undefined],
  ['number', '-3', undefined],
  ['number', '.5', undefined],
  ['number', 'a few', message('forms.number')],
  ['currency', '1e9', message('forms.number')],
  ['website', 'example.com/a', undefined],
  ['website', 'https://example.com', undefined],
  ['website', 'javascript:alert(1)', message('forms.website')],
  ['date', ['2', '29', '2024'], undefined],
  ['date', ['2', '29', '2026'], message('forms.date')],
  ['date', ['May', '', ''], message('forms.date')],
  ['time', ['99', '77', '00', 'XX'], message('forms.time')],
  ['time', ['25', '00', '', ''], message('forms.time')],
  ['time', ['13', '00', '', 'PM'], message('forms.time')],
  ['time', ['0', '30', '', 'AM'], message('forms.time')],
  ['time', ['9', '60', '', ''], message('forms.time')],
  ['time', ['nine', '', '', ''], message('forms.time')],
  ['time', ['23', '59', '59', ''], undefined],
  ['time', ['12', '05', '00', 'p.m.'], undefined],
  ['phone', ['+44', '020', '7946', '0958'], undefined],
  ['phone', ['', '(020)', '7946-0958', ''], undefined],
  ['phone', ['', '555', 'CALL', 'NOW'], message('forms.phone')],
  ['phone', ['+', '', '', ''], message('forms.phone')],
  ['radio', 'Green', message('forms.option')],
  ['select', 'Green', message('forms.option')],
  ['checkbox', ['Red', 'Green'], message('forms.option')],
])('validates a %s: %j', (type, value, error) => {
  expect(validateField(rule(type, { options }), value)).toEqual(error)
})

it('reports each invalid field in the order of the form', () => {
  const rules = [
    rule('text', { id: 'a', required: true }),
    rule('text', { id: 'b' }),
    rule('email', { id: 'c', required: true }),
  ]
  expect(Object.entries(validateForm(rules, { c: 'x' }))).toEqual([
    ['a', message('forms.required')],
    ['c', message('forms.email')],
  ])
})

it.each<[number, FormMessage | undefined]>([
  [401, message('forms.unauthorized')],
  [404, message('forms.unknown')],
  [429, message('forms.tooMany')],
  [500, message('forms.failed')],
  [400, undefined],
])('explains a submission that failed with the status %i', (status, text) => {
  expect(getFormFailureMessage(status)).toEqual(text)
})

describe('a field with a condition', () => {
  const fields: readonly FormRule[] = [
    { id: 'kind', type: 'radio', required: true, options: ['Repair', 'Other'] },
    {
      ...{ id: 'parts', type: 'checkbox', required: true, options: ['Wheel', 'Brake'] },
      shownFor: { id: 'kind', choice: 'Repair' },
    },
    { id: 'size', type: 'text', required: true, shownFor: { id: 'parts', choice: 'Wheel' } },
  ]
  const list = (values: FormValues) => listAskedRules(fields, values).map(({ id }) => id)

  it('is asked for once its answer is chosen, and the field of the answer is asked for itself', () => {
    expect(list({})).toEqual(['kind'])
    expect(list({ kind: 'Repair' })).toEqual(['kind', 'parts'])
    expect(list({ kind: 'Repair', parts: ['Brake', 'Wheel'] })).toEqual(['kind', 'parts', 'size'])
    expect(list({ kind: 'Other', parts: ['Wheel'] })).toEqual(['kind'])
  })

  it('is required only while it is asked for, and valid in any case', () => {
    expect(validateForm(fields, { kind: 'Other' })).toEqual({})
    expect(Object.keys(validateForm(fields, { kind: 'Repair' }))).toEqual(['parts'])
    const long = { kind: 'Other', size: 'x'.repeat(1_001) }
    expect(validateForm(fields, long)).toEqual({ size: message('forms.tooLong') })
  })

  it('is asked for if its condition is gone, or in a circle', () => {
    const one: FormRule = {
      id: 'a',
      type: 'radio',
      required: true,
      options: ['x'],
      shownFor: { id: 'b', choice: 'y' },
    }
    const other: FormRule = {
      id: 'b',
      type: 'radio',
      required: true,
      options: ['y'],
      shownFor: { id: 'a', choice: 'x' },
    }
    expect(listAskedRules([one], {})).toEqual([one])
    expect(listAskedRules([one, other], { a: 'x', b: 'y' })).toEqual([one, other])
  })
})
