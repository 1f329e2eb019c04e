import { describe, expect, it } from 'vitest'
import type { CompileOptions } from './index.ts'
import { compile } from './index.ts'

const source =
  '<ul>{.repeated section items}<li>{name}{.even? @index}even{.or}{.if sale}sale{.or}odd{.end}{.end}' +
  '{.section author}by {@}{.or}by nobody{.end}</li>{.alternates with}, {.or}none{.end}</ul>' +
  '{.macro m}<i>{@}</i>{.end}{title|apply m}{x|nope}{@|apply nobody}'

function createItems(count: number): unknown {
  const items = Array.from({ length: count }, (_, at) => ({
    name: `item ${at}`,
    sale: at % 3 === 0,
    ...(at % 5 === 0 ? { author: 'Ada' } : {}),
  }))
  return { items, title: 'Title' }
}

function collectStream(text: string, data: unknown, options: CompileOptions = {}) {
  const pieces: string[] = []
  const stream = compile(text, options).stream(data)
  for (;;) {
    const next = stream.next()
    if (next.done) return { pieces, errors: next.value }
    pieces.push(next.value)
  }
}

describe('a stream', () => {
  it('returns the rendering in pieces', () => {
    for (const count of [0, 1, 20, 5000]) {
      const { output, errors } = compile(source).render(createItems(count))
      const stream = collectStream(source, createItems(count))
      expect(stream.pieces.join('')).toBe(output)
      expect(stream.errors).toEqual(errors)
    }
  })

  it('yields a piece as soon as it is long enough', () => {
    const { pieces } = collectStream(source, createItems(5000))
    expect(pieces.length).toBeGreaterThan(5)
    for (const piece of pieces) expect(piece.length).toBeLessThan(17_000)
  })

  it('ends at a reached limit', () => {
    const { pieces, errors } = collectStream(source, createItems(5000), {
      limits: { output: 20_000 },
    })
    expect(pieces.join('')).toHaveLength(20_000)
    expect(errors.at(-1)?.code).toBe('limit')
  })

  it('can be stopped early', () => {
    const stream = compile(source).stream(createItems(5000))
    expect(stream.next().done).toBe(false)
    expect(stream.return([]).done).toBe(true)
  })
})
