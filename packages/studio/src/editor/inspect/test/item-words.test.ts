import { describe, expect, it } from 'vitest'
import { changeWords } from '../values/item-words.ts'

const words = ['kiln', 'ash']

describe('tags of an item', () => {
  it('are added, several by commas', () => {
    expect(changeWords(words, ' glaze , iron,')).toEqual(['kiln', 'ash', 'glaze', 'iron'])
    expect(changeWords(words, ' , ')).toBe(words)
  })

  it.each(['ash', 'glaze, glaze'])('are not added twice: %j', (typed) => {
    expect(changeWords(words, typed)).toBe('exists')
  })

  it('are edited one at a time', () => {
    expect(changeWords(words, 'wood ash', 'ash')).toEqual(['kiln', 'wood ash'])
    expect(changeWords(words, 'ash', 'ash')).toBe(words)
    expect(changeWords(words, 'kiln', 'ash')).toBe('exists')
    expect(changeWords(words, 'wood, ash', 'ash')).toBe('onlyOne')
  })
})
