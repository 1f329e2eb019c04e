import sharp from 'sharp'

/** A picture that looks like nothing else: two colours, one above the other. */
export function testPicture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif',
  { width = 400, height = 300 } = {},
) {
  const half = {
    create: { width, height: Math.ceil(height / 2), channels: 3, background: '#2b54b4' },
  } as const
  return sharp({ create: { width, height, channels: 3, background: '#b4542b' } })
    .composite([{ input: half, gravity: 'south' }])
    .toFormat(format)
}

/** A picture that moves: three frames of their own colours. */
export async function movingPicture(side = 400): Promise<Buffer> {
  const frames = ['#b4542b', '#2b54b4', '#2bb454'].map((background) =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer()
}

/** A PNG that moves: nothing but browsers looks further than its first frame. */
export async function movingPng(side = 400): Promise<Buffer> {
  const still = await testPicture('png', { width: side, height: side }).toBuffer()
  const head = Buffer.alloc(20)
  head.writeUInt32BE(8)
  head.write('acTL', 4)
  head.writeUInt32BE(2, 8)
  head.writeUInt32BE(crc(head.subarray(4, 16)), 16)
  // Behind the first chunk, which is always as long.
  return Buffer.concat([still.subarray(0, 33), head, still.subarray(33)])
}

/** A PNG of points that repeat nothing, three bytes each, and so as large in the file as in the memory. */
export function noisyPicture(side: number): Promise<Buffer> {
  // The same points each time: a test that fails fails again.
  let state = 1
  const points = Buffer.alloc(side * side * 3).map(() => {
    state = (state * 48_271) % 0x7fffffff
    return state & 0xff
  })
  const raw = { width: side, height: side, channels: 3 } as const
  return sharp(points, { raw }).png({ compressionLevel: 0 }).toBuffer()
}

/** A picture of a kind that cameras write, of such parts as our library reads. */
export async function readableHeic(size: { readonly width: number; readonly height: number }) {
  const bytes = await testPicture('avif', size).toBuffer()
  // Its brands, the first of which stands before the version.
  for (let at = 8; at < bytes.readUInt32BE(0); at += at === 8 ? 8 : 4) bytes.write('mif1', at)
  return bytes
}

/** A PNG that claims a size it does not have. */
export function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(33)
  Buffer.from('89504e470d0a1a0a', 'hex').copy(head)
  head.writeUInt32BE(13, 8)
  head.write('IHDR', 12)
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  head.writeUInt8(8, 24)
  head.writeUInt8(2, 25)
  head.writeUInt32BE(crc(head.subarray(12, 29)), 29)
  const data = Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from('IDAT'), Buffer.alloc(4)])
  return Buffer.concat([head, data])
}

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
