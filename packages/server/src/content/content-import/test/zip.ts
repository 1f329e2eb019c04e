import { deflateRawSync } from 'node:zlib'

interface ZipOptions {
  /** The size that the directory says, instead of the true one. */
  readonly claimedSize?: number
  /** The size of the packed data that the directory says, instead of the true one. */
  readonly claimedPackedSize?: number
  /** The number of the packing: 0 for none, 8 for deflate. */
  readonly method?: number
}

/** Writes a zip archive. */
export function zip(
  files: Readonly<Record<string, string | Buffer>>,
  { claimedSize, claimedPackedSize, method = 8 }: ZipOptions = {},
): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(content)]
    const packed = method === 0 ? bytes : deflateRawSync(bytes)
    const facts = Buffer.alloc(12)
    facts.writeUInt32LE(claimedPackedSize ?? packed.length, 4)
    facts.writeUInt32LE(claimedSize ?? bytes.length, 8)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(method, 8)
    facts.copy(local, 14)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(method, 10)
    facts.copy(entry, 16)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, name, packed)
    directory.push(entry, name)
    offset += local.length + name.length + packed.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, central, end])
}
