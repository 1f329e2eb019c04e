import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder } from '../../test/folder.ts'
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
    runsPageScripts: false,
    imageCacheBytes: 1_000_000_000,
    s3: undefined,
    paypalApiUrl: undefined,
    stripeApiUrl: undefined,
    webhookHosts: [],
    dnsServers: [],
    serverAddresses: [],
    countryRanges: undefined,
    dataCenterRanges: undefined,
    smtp: undefined,
  })
})

it('reads settings, and treats empty ones as unset', () => {
  const env = { PORT: '8080', DATA_DIR: '/srv/shop', PUBLIC_URL: 'https://shop.example/', HOST: '' }
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
  ['PUBLIC_URL', 'ftp://shop.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PUBLIC_URL', 'https://shop.example/shop'],
  ['PUBLIC_URL', 'https://owner:secret@shop.example'],
  ['S3_ENDPOINT', 'file:///srv/files'],
  ['PAYPAL_API_URL', 'api-m.paypal.com'],
  ['STRIPE_API_URL', 'api.stripe.com'],
  ['WEBHOOK_HOSTS', 'localhost'],
  ['DNS_SERVERS', 'dns.example'],
  ['SERVER_ADDRESSES', '198.51.100.7:80'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT_SCALE', '0'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.0/40'],
  ['TRUST_PROXY', '127.0.0.1,,10.0.0.1'],
  ['SMTP_URL', 'smtp.example:587'],
  ['SMTP_URL', 'https://smtp.example'],
  ['SMTP_FROM', 'shop'],
])('names %s when it is %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^Invalid configuration: ${name} must be [^.]`),
  )
})

it.each(['127.0.0.1', '::1, 10.0.0.0/8', 'loopback,fd00::/8'])('trusts the proxies %s', (list) => {
  expect(readConfig({ TRUST_PROXY: list }).trustProxy).toBe(list)
})

it('copies backups to a bucket of its own, or of the service of files', () => {
  const bucket = { BACKUP_S3_BUCKET: 'copies' }
  expect(() => readConfig(bucket)).toThrow(
    'BACKUP_S3_BUCKET requires BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY',
  )
  const files = {
    ...{ S3_ENDPOINT: 'https://s3.example', S3_REGION: 'eu-north-1' },
    ...{ S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' },
  }
  expect(readConfig({ ...bucket, ...files })).toMatchObject({
    s3: undefined,
    backupS3: {
      ...{ endpoint: 'https://s3.example', region: 'eu-north-1', bucket: 'copies' },
      ...{ accessKeyId: 'id', secretAccessKey: 'secret' },
    },
  })
  const own = { BACKUP_S3_REGION: 'eu-west-1', BACKUP_S3_ACCESS_KEY_ID: 'other' }
  expect(readConfig({ ...bucket, ...files, ...own }).backupS3).toMatchObject({
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    accessKeyId: 'other',
  })
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

it('reads the mail server with its sender and the DKIM key, and names what is missing', () => {
  const folder = emptyFolder()
  mkdirSync(folder.path)
  const key = join(folder.path, 'dkim.pem')
  const pem = '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n'
  writeFileSync(key, pem)
  const mail = { SMTP_URL: 'smtps://shop:secret@smtp.example', SMTP_FROM: 'shop@shop.example' }
  const dkim = { SMTP_DKIM_DOMAIN: 'shop.example', SMTP_DKIM_SELECTOR: 'mail' }
  expect(readConfig({ ...mail, ...dkim, SMTP_DKIM_KEY_FILE: key }).smtp).toEqual({
    url: mail.SMTP_URL,
    from: mail.SMTP_FROM,
    dkim: { domainName: 'shop.example', keySelector: 'mail', privateKey: pem },
  })
  expect(() => readConfig({ ...mail, ...dkim })).toThrow('SMTP_DKIM_KEY_FILE must be set together')
  expect(() => readConfig({ ...mail, ...dkim, SMTP_DKIM_KEY_FILE: folder.path })).toThrow(
    'SMTP_DKIM_KEY_FILE must be a readable file with a private key in PEM format.',
  )
  folder.remove()
})
