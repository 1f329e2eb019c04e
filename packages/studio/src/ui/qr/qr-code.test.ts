import { expect, it } from 'vitest'
import { createQrCode } from './qr-code.ts'

/** The symbol of `https://shop.example`, which a scanner has read. */
const symbol = [
  '███████  █ ██  █  ███████',
  '█     █ █ █ ██ ██ █     █',
  '█ ███ █  █    █   █ ███ █',
  '█ ███ █  █  █ █   █ ███ █',
  '█ ███ █ ██  ████  █ ███ █',
  '█     █  ████████ █     █',
  '███████ █ █ █ █ █ ███████',
  '         █ █ █ █         ',
  '█ █ █ █  █████  █   █  █ ',
  '   ███ ████  █  ███     █',
  '█     ██   █    █  █  ███',
  '█ █ ██   █  ████ █ █   █ ',
  '█ █  █████    ██ ███ █ ██',
  '    █   █ ██    ███  █  █',
  '█ ███ ██     █   █ █  ███',
  ' █   █     █   ██ █ █  █ ',
  '█  ██████ █ █   ██████   ',
  '        █ ████ ██   ██ ██',
  '███████  █ ██ ███ █ ██ ██',
  '█     █  ██ ███ █   ██ █ ',
  '█ ███ █ ██ █  █ ██████ ██',
  '█ ███ █  ███  ███  ████  ',
  '█ ███ █ ███  █ █ █  █   █',
  '█     █  ███   ███  ██ █ ',
  '███████ ███ █   █ ██   ██',
]

it('encodes the symbol that scanners read', () => {
  const modules = createQrCode('https://shop.example')
  expect(modules?.map((row) => row.map((dark) => (dark ? '█' : ' ')).join(''))).toEqual(symbol)
})

it('grows with the text up to 180 bytes, and has no symbol for more', () => {
  const sizes = [1, 40, 100, 180].map((length) => createQrCode('x'.repeat(length))?.length)
  expect(sizes).toEqual([21, 29, 41, 53])
  expect(createQrCode('x'.repeat(181))).toBeUndefined()
  expect(createQrCode('é'.repeat(91))).toBeUndefined()
})
