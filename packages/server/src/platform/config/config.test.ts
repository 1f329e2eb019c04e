import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('has a default for every setting', () => {
  expect(readConfig({})).toEqual({
    port: undefined,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    publicUrl: undefined,
    trustProxy: undefined,
    rateLimitScale: 1,
    logLevel: 'warn',
    production: false,
    imageCacheBytes: 1_000_000_000,
    s3: undefined,
  })
})

it('reads settings, and treats empty ones as unset', () => {
  const env = { PORT: '8080', DATA_DIR: '/srv/shop', PUBLIC_URL: 'https://shop.example', HOST: '' }
  expect(readConfig(env)).toMatchObject({
    port: 8080,
    dataDir: '/srv/shop',
    publicUrl: 'https://shop.example',
    host: '127.0.0.1',
  })
})

it.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'shop.example'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT_SCALE', '0'],
])('names %s when it is %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^Invalid configuration: ${name} must be [^.]`),
  )
})

it('stores files in a bucket that is set with its keys, and names missing keys', () => {
  const named = { S3_BUCKET: 'shop', S3_REGION: 'eu-north-1' }
  expect(() => readConfig(named)).toThrow(
    'S3_BUCKET requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  )
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({ ...named, ...keys }).s3).toEqual({
    endpoint: 'https://s3.eu-north-1.amazonaws.com',
    region: 'eu-north-1',
    bucket: 'shop',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
})
