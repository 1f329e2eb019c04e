import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DerivedCache } from './derived-cache.ts'
import {
  type DerivedName,
  computeFileKey,
  type FileStore,
  isDerivedName,
  isFileKey,
} from './file-store.ts'
import { S3Bucket, type S3Settings } from './s3-bucket.ts'
import { writeDraft } from './write-draft.ts'

/**
 * Creates a store in an S3 bucket or a compatible one. Copies of images are stored there too, so that new
 * machines need not make them again, and in a folder of limited size on this machine.
 */
export function createS3Store(
  settings: S3Settings,
  cache: { readonly folder: string; readonly maxBytes: number },
): FileStore {
  const bucket = new S3Bucket(settings)
  const derived = new DerivedCache(cache.folder, cache.maxBytes)
  const draftsFolder = join(cache.folder, '..', 'drafts')
  return {
    draftsFolder,
    storeFile: async (bytes) => {
      const key = computeFileKey(bytes)
      const path = formatPath('files', key)
      if ((await bucket.getSize(path)) === undefined) await bucket.put(path, bytes)
      return key
    },
    storeStream: async (source) => {
      // The signature covers the digest of the whole file.
      const draft = await writeDraft(draftsFolder, source)
      try {
        const path = formatPath('files', draft.key)
        if ((await bucket.getSize(path)) === undefined) await bucket.putFile(path, draft)
        return draft.key
      } finally {
        await rm(draft.path, { force: true })
      }
    },
    readFile: async (key) => (isFileKey(key) ? bucket.open(formatPath('files', key)) : undefined),
    removeFile: async (key) => {
      if (!isFileKey(key)) return
      await bucket.remove(formatPath('files', key))
      for (const path of await bucket.list(formatPath('derived', key))) await bucket.remove(path)
      await derived.deleteAll(key)
    },
    storeDerived: async (name, bytes) => {
      if (!isDerivedName(name)) return
      await derived.put(name, bytes)
      // The copy is stored here, and another machine can make it again.
      await bucket.put(formatPath('derived', name), bytes).catch(() => undefined)
    },
    readDerived: async (name: DerivedName) => {
      const cached = await derived.get(name)
      if (cached || !isDerivedName(name)) return cached
      const stored = await bucket.get(formatPath('derived', name))
      if (stored) await derived.put(name, stored)
      return stored
    },
  }
}

function formatPath(folder: 'files' | 'derived', name: string): string {
  return `${folder}/${name.slice(0, 2)}/${name}`
}
