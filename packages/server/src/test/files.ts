import sharp from 'sharp'

/** Creates an image of two colors, one above the other. */
export function testImage(
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

/** Creates an animation of three frames with their own colors. */
export async function animatedImage(side = 400): Promise<Buffer> {
  const frames = ['#b4542b', '#2b54b4', '#2bb454'].map((background) =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer()
}

/** Creates an animated PNG, of which only browsers read more than the first frame. */
export async function movingPng(side = 400): Promise<Buffer> {
  const still = await testImage('png', { width: side, height: side }).toBuffer()
  const head = Buffer.alloc(20)
  head.writeUInt32BE(8)
  head.write('acTL', 4)
  head.writeUInt32BE(2, 8)
  head.writeUInt32BE(crc(head.subarray(4, 16)), 16)
  // After the first chunk, which has a fixed length.
  return Buffer.concat([still.subarray(0, 33), head, still.subarray(33)])
}

/** Creates a PNG of random pixels, which is as large in the file as in memory. */
export function noisyImage(side: number): Promise<Buffer> {
  // The same pixels each time, so that failures are reproducible.
  let state = 1
  const points = Buffer.alloc(side * side * 3).map(() => {
    state = (state * 48_271) % 0x7fffffff
    return state & 0xff
  })
  const raw = { width: side, height: side, channels: 3 } as const
  return sharp(points, { raw }).png({ compressionLevel: 0 }).toBuffer()
}

/** Creates an image in a format of cameras, of parts that our library reads. */
export async function readableHeic(size: { readonly width: number; readonly height: number }) {
  const bytes = await testImage('avif', size).toBuffer()
  // The brands; the first one precedes the version.
  for (let at = 8; at < bytes.readUInt32BE(0); at += at === 8 ? 8 : 4) bytes.write('mif1', at)
  return bytes
}

/** Creates a PNG that declares a false size. */
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
