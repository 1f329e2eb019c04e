import { expect, it } from 'vitest'
import { formFault, formFaults, type FormRule, type FormValue } from './form.ts'
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
])('asks for a %s that is required, and is content with one part of it', (type, empty, filled) => {
  expect(formFault(rule(type, { required: true, options }), empty)).toBe('Required')
  expect(formFault(rule(type, { options }), empty)).toBeUndefined()
  expect(formFault(rule(type, { required: true, options }), filled)).toBeUndefined()
})

it('never asks for a survey, a hidden field or a heading', () => {
  for (const type of ['likert', 'hidden', 'section'] as const)
    expect(formFault(rule(type, { required: true }), '')).toBeUndefined()
})

it('counts characters as people do, up to the owner’s limit and to ours', () => {
  const tooLong = 'You have exceeded the character limit.'
  expect(formFault(rule('textarea', { maxLength: 3 }), '👋👋👋')).toBeUndefined()
  expect(formFault(rule('textarea', { maxLength: 3 }), 'four')).toBe(tooLong)
  expect(formFault(rule('textarea'), 'x'.repeat(10_000))).toBeUndefined()
  expect(formFault(rule('textarea'), 'x'.repeat(10_001))).toBe(tooLong)
  expect(formFault(rule('text'), 'x'.repeat(1_001))).toBe(tooLong)
  expect(formFault(rule('name'), ['x'.repeat(201), ''])).toBe(tooLong)
})

it.each<[FormFieldType, FormValue, string | undefined]>([
  [
    'email',
    'user@domain',
    'Email is not valid. Email addresses should follow the format user@domain.com.',
  ],
  ['number', '1,200.50', undefined],
  ['number', '-3', undefined],
  ['number', '.5', undefined],
  ['number', 'a few', 'Enter a number.'],
  ['currency', '1e9', 'Enter a number.'],
  ['website', 'example.com/a', undefined],
  ['website', 'https://example.com', undefined],
  ['website', 'javascript:alert(1)', 'Enter a web address.'],
  ['date', ['2', '29', '2024'], undefined],
  ['date', ['2', '29', '2026'], 'Enter a date.'],
  ['date', ['May', '', ''], 'Enter a date.'],
  ['radio', 'Green', 'Choose one of the options.'],
  ['select', 'Green', 'Choose one of the options.'],
  ['checkbox', ['Red', 'Green'], 'Choose one of the options.'],
])('judges a %s: %j', (type, value, fault) => {
  expect(formFault(rule(type, { options }), value)).toBe(fault)
})

it('names each field that is at fault, in the order of the form', () => {
  const rules = [
    rule('text', { id: 'a', required: true }),
    rule('text', { id: 'b' }),
    rule('email', { id: 'c', required: true }),
  ]
  expect(Object.entries(formFaults(rules, { c: 'x' }))).toEqual([
    ['a', 'Required'],
    ['c', expect.stringMatching(/^Email is not valid/)],
  ])
})
