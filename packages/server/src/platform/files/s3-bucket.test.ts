import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startBucket } from '../../test/s3-stand-in.ts'
import { computeFileKey, readBytes } from './file-store.ts'
import { S3Bucket } from './s3-bucket.ts'

/** Starts a bucket, and stores files of some sizes in a folder. */
async function testBucket() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bucket-'))
  const stand = await startBucket()
  onTestFinished(async () => {
    await stand.stop()
    rmSync(folder, { recursive: true })
  })
  const write = (byteSize: number) => {
    const path = join(folder, `${byteSize}`)
    const bytes = randomBytes(byteSize)
    writeFileSync(path, bytes)
    return { path, key: computeFileKey(bytes) }
  }
  return { ...stand, bucket: new S3Bucket(stand.settings), write }
}

it.each([0, 1_000, 40_000_000])('sends a file of %d bytes in parts, whole', async (byteSize) => {
  const { bucket, write, names } = await testBucket()
  const { path, key } = write(byteSize)
  await bucket.putParts('backups/one.backup', path)
  expect(names()).toEqual(['backups/one.backup'])
  const stored = await bucket.open('backups/one.backup')
  expect(stored?.size).toBe(byteSize)
  expect(stored && computeFileKey(await readBytes(stored))).toBe(key)
})

it('leaves no parts of a file that disappears meanwhile', async () => {
  const { bucket, names } = await testBucket()
  await expect(bucket.putParts('backups/one.backup', '/none')).rejects.toThrow()
  expect(names()).toEqual([])
})

it('stops sending a file on a signal, and leaves no parts of it', async () => {
  const { bucket, write, names } = await testBucket()
  const { path } = write(70_000_000)
  const ending = new AbortController()
  const sending = bucket.putParts('backups/one.backup', path, ending.signal)
  await expect.poll(() => names().length, { interval: 1 }).toBeGreaterThan(0)
  ending.abort()
  await expect(sending).rejects.toThrow()
  expect(names()).toEqual([])
})

it('lists all paths of a folder, page by page, and says that a bucket is missing', async () => {
  const { bucket, write, settings } = await testBucket()
  const { path } = write(10)
  const paths = ['1', '2', '3', '4', '5'].map((name) => `backups/${name}`)
  for (const each of [...paths, 'files/6']) await bucket.putParts(each, path)
  expect(await bucket.list('backups/')).toEqual(paths)
  const none = new S3Bucket({ ...settings, bucket: 'none' })
  await expect(none.list('backups/')).rejects.toMatchObject({ code: 'http.busy' })
  await expect(none.putParts('backups/1', path)).rejects.toMatchObject({ code: 'http.busy' })
})
