import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'
import { ImageCopies } from './image-copies.ts'
import { readBytes, computeFileKey } from './file-store.ts'
import { computeSignature, startBucket } from '../../test/s3-stand-in.ts'
import type { S3Settings } from './s3-bucket.ts'
import { createS3Store } from './s3-store.ts'
import { findAssetByKey, isImage } from './store.ts'
import { storeImage } from './store-image.ts'
import { testImage } from '../../test/files.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-s3-'))
let bucket: Awaited<ReturnType<typeof startBucket>>

beforeAll(async () => {
  bucket = await startBucket()
})

afterAll(async () => {
  await bucket.stop()
  rmSync(folder, { recursive: true })
})

it('is tested with the published signatures of the service', () => {
  // "Authenticating Requests (AWS Signature Version 4)", example "GET Object".
  const empty = computeFileKey(Buffer.alloc(0))
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': empty,
    'x-amz-date': '20130524T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${'0'.repeat(64)}`,
  }
  const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
  const request = { method: 'GET', url: '/test.txt', headers, payloadDigest: empty }
  expect(computeSignature(request, { secretAccessKey })).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})

let machines = 0
const machine = (changed: Partial<S3Settings> = {}) =>
  createS3Store(
    { ...bucket.settings, ...changed },
    { folder: join(folder, `machine-${++machines}`), maxBytes: 1_000_000 },
  )

it('stores bytes under their key, reads and deletes them', async () => {
  const files = machine()
  const bytes = randomBytes(300_000)
  const key = await files.storeFile(bytes)
  expect(key).toBe(computeFileKey(bytes))
  expect(await files.storeFile(bytes)).toBe(key)
  const found = await machine().readFile(key)
  expect(found?.size).toBe(300_000)
  expect(found && computeFileKey(await readBytes(found))).toBe(key)
  await files.removeFile(key)
  expect(await files.readFile(key)).toBeUndefined()
  expect(await files.readFile('../secret')).toBeUndefined()
})

it('reports a rejected secret as busy', async () => {
  const files = machine({ secretAccessKey: 'not the secret' })
  const bytes = randomBytes(10)
  const busy = { code: 'http.busy', status: 503 }
  await expect(files.storeFile(bytes)).rejects.toMatchObject(busy)
  expect(bucket.names().filter((name) => name.includes(computeFileKey(bytes)))).toEqual([])
})

it('is busy while the service is down', async () => {
  const files = machine({ endpoint: 'http://127.0.0.1:9' })
  await expect(files.readFile(computeFileKey(randomBytes(10)))).rejects.toMatchObject({
    status: 503,
  })
})

it('shares copies of images between machines, and deletes them with the image', async () => {
  const { db, site } = await testSite()
  const [one, other] = [machine(), machine()]
  const bytes = await testImage('jpeg', { width: 811 }).toBuffer()
  const { fileKey: key } = await storeImage({ db, files: one }, site.id, { bytes, filename: 'a' })
  const asset = await findAssetByKey(db, site.id, key)
  if (!asset || !isImage(asset)) throw new Error('It was stored')
  const copy = await new ImageCopies(one).load(asset, { width: 300, accepted: 'webp' })
  expect(copy?.type).toBe('webp')
  const there = await other.readDerived(`${key}-300w.webp`)
  expect(there && copy?.bytes.equals(there)).toBe(true)
  await one.removeFile(key)
  expect(await machine().readDerived(`${key}-300w.webp`)).toBeUndefined()
  expect(bucket.names().filter((name) => name.includes(key))).toEqual([])
})
