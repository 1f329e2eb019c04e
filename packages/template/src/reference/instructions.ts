import type { Entry } from './entry.ts'
import { entry } from './entry.ts'

/** Every instruction, under the word that begins its tag. */
export const instructions: readonly Entry[] = [
  entry(
    'variable',
    'Prints a value, changed by formatters on the way.',
    [
      'reference: where the value is; several are parted by commas, and formatters may read the rest',
      '|formatter…?: what changes it, from left to right',
    ],
    '{title|html}',
    { title: 'Tea & cake' },
  ),
  entry(
    '.section',
    'Shows its body where a value is not empty; names in it are looked for in that value first, then outwards.',
    [
      'reference: where the value is, seen from the value around the tag; nothing further out is searched',
    ],
    '{.section author}by {name}{.or}by nobody{.end}',
    { author: { name: 'Ada' } },
  ),
  entry(
    '.repeated section',
    'Shows its body once for each element of a list: `@` is the element, `@index` its number from 1, `@index0` from 0.',
    [
      'reference: where the list is, seen from the value around the tag; nothing further out is searched',
    ],
    '{.repeated section items}{name}{.alternates with}, {.or}none{.end}',
    { items: [{ name: 'jar' }, { name: 'bowl' }] },
  ),
  entry(
    '.alternates with',
    'Begins what stands between two elements of a repeated section.',
    [],
    '{.repeated section items}{@}{.alternates with} · {.end}',
    { items: ['jar', 'bowl'] },
  ),
  entry(
    '.predicate?',
    'Shows its body where the predicate of that name holds.',
    ['argument…?: after the predicate, parted by the character that follows its name'],
    '{.repeated section items}{.odd? @index}{@}{.end}{.end}',
    { items: ['a', 'b', 'c'] },
  ),
  entry(
    '.if',
    'Shows its body where a condition holds; && and || have one rank and are read from left to right.',
    [
      'condition: references with && and || between them, no parentheses and no negation; or one predicate with its arguments',
    ],
    '{.if price && stock}buy{.or}sold out{.end}',
    { price: 5, stock: 0 },
  ),
  entry(
    '.or',
    'Begins what is shown where the block’s condition does not hold.',
    ['predicate?: only where this holds; a chain of them is tried in order'],
    '{.equal? n 1}one{.or equal? n 2}two{.or}many{.end}',
    { n: 2 },
  ),
  entry('.end', 'Closes the innermost block.', [], '{.section a}{@}{.end}', { a: 'A' }),
  entry(
    '.var',
    'Binds a name to a value until the block ends.',
    ['@name: the name', 'reference: where the value is', '|formatter…?: what changes it'],
    '{.var @n items|count}{@n} items',
    { items: [1, 2] },
  ),
  entry(
    '.ctx',
    'Binds a name to an object made of several values.',
    ['@name: the name', 'key=reference…: its keys and where their values are'],
    '{.macro card}{title}: {price}{.end}{.ctx @c title=name price=cost}{@c|apply card}',
    { name: 'Jar', cost: 12 },
  ),
  entry(
    '.eval',
    'Works out an expression and prints its value; `@name = …;` binds a name instead.',
    ['expression: numbers, strings, references, operators, and max min abs num str bool'],
    '{.eval @w = 600; @w * ratio}',
    { ratio: 0.5 },
  ),
  entry(
    '.include',
    'Runs a macro or partial where it stands, so that names it binds stay.',
    [
      'name: of the macro or partial',
      'output?: this very word; without it what the block writes is dropped',
    ],
    '{.macro setup}{.var @x a}{.end}{.include setup}{@x}',
    { a: 1 },
  ),
  entry(
    '.inject',
    'Binds a name to data the host lends under a path.',
    [
      '@name: the name',
      'path: what the host calls it; the name stays empty where it lends nothing',
    ],
    '{.inject @menu ./menu.json}{@menu.title}{.if @menu}{.or}none{.end}',
    {},
  ),
  entry(
    '.macro',
    'Defines a block that `apply` and `.include` run by name.',
    ['name: letters, digits and . / _ -'],
    '{.macro bold}<b>{@}</b>{.end}{title|apply bold}',
    { title: 'Jar' },
  ),
  entry('.space', 'A space.', [], 'a{.space}b', {}),
  entry('.tab', 'A tab.', [], 'a{.tab}b', {}),
  entry('.newline', 'A line break.', [], 'a{.newline}b', {}),
  entry('.meta-left', 'An opening brace.', [], '{.meta-left}a}', {}),
  entry('.meta-right', 'A closing brace.', [], '{.meta-left}a{.meta-right}', {}),
  entry('#', 'A comment on one line.', ['text?: anything but braces'], 'a{# not shown }b', {}),
  entry('##', 'A comment of many lines.', ['text?: up to ##}'], 'a{## {not} shown ##}b', {}),
]
