import type { Entry } from './entry.ts'
import { createEntry } from './entry.ts'

/** The instructions, each under the word that begins its tag. */
export const instructions: readonly Entry[] = [
  createEntry(
    'variable',
    'Prints a value, optionally changed by formatters.',
    [
      'reference: the value; separate several with commas, formatters can read the others',
      '|formatter…?: the formatters, applied from left to right',
    ],
    '{title|html}',
    { title: 'Tea & cake' },
  ),
  createEntry(
    '.section',
    'Shows its body if a value is not empty. Names in the body are looked up in that value first, then outward.',
    ['reference: the value, relative to the current value; outer values are not searched'],
    '{.section author}by {name}{.or}anonymous{.end}',
    { author: { name: 'Ada' } },
  ),
  createEntry(
    '.repeated section',
    'Shows its body once for each element of a list. `@` is the element, `@index` its number from 1, `@index0` from 0.',
    ['reference: the list, relative to the current value; outer values are not searched'],
    '{.repeated section items}{name}{.alternates with}, {.or}none{.end}',
    { items: [{ name: 'jar' }, { name: 'bowl' }] },
  ),
  createEntry(
    '.alternates with',
    'Starts the part that is shown between two elements of a repeated section.',
    [],
    '{.repeated section items}{@}{.alternates with} · {.end}',
    { items: ['jar', 'bowl'] },
  ),
  createEntry(
    '.predicate?',
    'Shows its body if the predicate of that name is true.',
    [
      'argument…?: the arguments, separated by the character that follows the name of the predicate',
    ],
    '{.repeated section items}{.odd? @index}{@}{.end}{.end}',
    { items: ['a', 'b', 'c'] },
  ),
  createEntry(
    '.if',
    'Shows its body if a condition is true. && and || have the same precedence and are evaluated from left to right.',
    [
      'condition: references joined with && and ||, without parentheses or negation; or one predicate with its arguments',
    ],
    '{.if price && stock}buy{.or}sold out{.end}',
    { price: 5, stock: 0 },
  ),
  createEntry(
    '.or',
    'Starts the part that is shown if the condition of the block is false.',
    ['predicate?: a further condition; several branches are tried in order'],
    '{.equal? n 1}one{.or equal? n 2}two{.or}many{.end}',
    { n: 2 },
  ),
  createEntry('.end', 'Closes the innermost block.', [], '{.section a}{@}{.end}', { a: 'A' }),
  createEntry(
    '.var',
    'Binds a name to a value until the end of the block.',
    ['@name: the name', 'reference: the value', '|formatter…?: the formatters'],
    '{.var @n items|count}{@n} items',
    { items: [1, 2] },
  ),
  createEntry(
    '.ctx',
    'Binds a name to an object made of several values.',
    ['@name: the name', 'key=reference…: the keys with the references to their values'],
    '{.macro card}{title}: {price}{.end}{.ctx @c title=name price=cost}{@c|apply card}',
    { name: 'Jar', cost: 12 },
  ),
  createEntry(
    '.eval',
    'Evaluates an expression and prints its value. `@name = …;` binds a name instead.',
    [
      'expression: numbers, strings, references, operators, and the functions max, min, abs, num, str and bool',
    ],
    '{.eval @w = 600; @w * ratio}',
    { ratio: 0.5 },
  ),
  createEntry(
    '.include',
    'Runs a macro or partial in the current scope, so that the names it binds stay.',
    [
      'name: the name of the macro or partial',
      'output?: the literal word; without it the output is dropped',
    ],
    '{.macro setup}{.var @x a}{.end}{.include setup}{@x}',
    { a: 1 },
  ),
  createEntry(
    '.inject',
    'Binds a name to data that the host provides under a path.',
    [
      '@name: the name',
      'path: the path of the data; the name stays empty if the host provides none',
    ],
    '{.inject @menu ./menu.json}{@menu.title}{.if @menu}{.or}none{.end}',
    {},
  ),
  createEntry(
    '.macro',
    'Defines a block that `apply` and `.include` run by its name.',
    ['name: letters, digits and the characters . / _ -'],
    '{.macro bold}<b>{@}</b>{.end}{title|apply bold}',
    { title: 'Jar' },
  ),
  createEntry('.space', 'Prints a space.', [], 'a{.space}b', {}),
  createEntry('.tab', 'Prints a tab.', [], 'a{.tab}b', {}),
  createEntry('.newline', 'Prints a line break.', [], 'a{.newline}b', {}),
  createEntry('.meta-left', 'Prints an opening brace.', [], '{.meta-left}a}', {}),
  createEntry('.meta-right', 'Prints a closing brace.', [], '{.meta-left}a{.meta-right}', {}),
  createEntry(
    '#',
    'Marks a comment on one line.',
    ['text?: any text without braces'],
    'a{# not shown }b',
    {},
  ),
  createEntry(
    '##',
    'Marks a comment of several lines.',
    ['text?: any text up to ##}'],
    'a{## {not} shown ##}b',
    {},
  ),
]
