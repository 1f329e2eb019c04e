import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { Jobs } from '../../platform/jobs/index.ts'
import { storePrivateFile } from '../../platform/files/private-file.ts'
import { emptyServer } from '../../test/empty-server.ts'
import { createSite } from './create-site.ts'
import { fileDeletionJobs } from './file-deletions.ts'
import { removeSite } from './remove-site.ts'

it('deletes the files of a deleted site later, but those of other sites not', async () => {
  const { db, files, pool } = await emptyServer()
  const first = await createSite(db, { identifier: 'first', title: 'First' })
  const second = await createSite(db, { identifier: 'second', title: 'Second' })
  const store = async (siteId: string, text: string) => {
    const file = { size: text.length, stream: () => Readable.from([Buffer.from(text)]) }
    const { id } = await storePrivateFile({ db, files }, siteId, { file, filename: 'a.txt' })
    const { rows } = await pool.query<{ key: string }>(
      'select file_key as key from private_file where id = $1',
      [id],
    )
    return rows[0]?.key ?? ''
  }
  const shared = await store(first.id, 'shared')
  expect(await store(second.id, 'shared')).toBe(shared)
  const own = await store(second.id, 'own')
  const deleted = await removeSite({ db, files }, second.id, { keepsOne: true, defersFiles: true })
  expect(deleted).toMatchObject({ products: 0, files: 0 })
  expect(await files.readFile(own)).toBeDefined()
  const jobs = new Jobs(db)
  fileDeletionJobs(jobs, { files })
  await jobs.drain(pool)
  expect(await files.readFile(own)).toBeUndefined()
  expect(await files.readFile(shared)).toBeDefined()
})
