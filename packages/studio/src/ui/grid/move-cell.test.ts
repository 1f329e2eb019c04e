import { expect, it } from 'vitest'
import { moveCell } from './move-cell.ts'

const size = { rows: 100, columns: 4, page: 10 }
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false })

it('moves by arrows and stays inside the grid, whose header is above the first row', () => {
  expect(moveCell({ row: 0, column: 0 }, press('ArrowDown'), size)).toEqual({ row: 1, column: 0 })
  expect(moveCell({ row: 0, column: 0 }, press('ArrowUp'), size)).toEqual({ row: -1, column: 0 })
  expect(moveCell({ row: 99, column: 3 }, press('ArrowDown'), size)).toEqual({ row: 99, column: 3 })
  expect(moveCell({ row: 5, column: 3 }, press('ArrowRight'), size)).toEqual({ row: 5, column: 3 })
})

it('turns left and right around from right to left', () => {
  expect(moveCell({ row: 5, column: 1 }, press('ArrowRight'), size, true)).toEqual({
    row: 5,
    column: 0,
  })
})

it('goes to the ends of a row, and with Ctrl to those of the grid', () => {
  expect(moveCell({ row: 5, column: 2 }, press('Home'), size)).toEqual({ row: 5, column: 0 })
  expect(moveCell({ row: 5, column: 2 }, press('End', true), size)).toEqual({ row: 99, column: 3 })
})

it('moves by pages', () => {
  expect(moveCell({ row: 95, column: 2 }, press('PageDown'), size)).toEqual({ row: 99, column: 2 })
  expect(moveCell({ row: 5, column: 2 }, press('PageUp'), size)).toEqual({ row: 0, column: 2 })
  expect(moveCell({ row: 5, column: 2 }, press('a'), size)).toBeUndefined()
})
