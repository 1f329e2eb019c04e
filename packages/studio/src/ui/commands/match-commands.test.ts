import { expect, it } from 'vitest'
import { matchCommands } from './match-commands.ts'

const commands = [
  { label: 'Go to orders', group: 'Screens' },
  { label: 'Orders', group: 'Screens' },
  { label: 'Your account', group: 'Screens', keywords: ['password', 'sign in'] },
  { label: 'Use the dark theme', group: 'Appearance' },
  { label: 'Café menu', group: 'Pages' },
]
const find = (query: string) => matchCommands(commands, query).map(({ label }) => label)

it('lists every command without a query', () => {
  expect(find(' ')).toHaveLength(commands.length)
})

it('puts a label that begins with the query before one that has it as a word', () => {
  expect(find('ord')).toEqual(['Orders', 'Go to orders'])
})

it('finds words in any order, in the group and in the keywords', () => {
  expect(find('theme dark')).toEqual(['Use the dark theme'])
  expect(find('appearance')).toEqual(['Use the dark theme'])
  expect(find('pass')).toEqual(['Your account'])
})

it('ignores accents and case, and finds no middle of a word', () => {
  expect(find('CAFE')).toEqual(['Café menu'])
  expect(find('count')).toEqual([])
})
