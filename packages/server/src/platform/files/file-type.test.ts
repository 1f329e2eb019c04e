import { expect, it } from 'vitest'
import { detectFileType } from './file-type.ts'

const zip = (name: string, content = '') =>
  `PK\u0003\u0004${'\0'.repeat(22)}${String.fromCharCode(name.length)}\0\0\0${name}${content}`

it.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['ID3\u0004', 'audio/mpeg'],
  ['\u00ff\u00fb\u0090', 'audio/mpeg'],
  ['\u00ff\u00f1\u0050', 'audio/aac'],
  ['fLaC', 'audio/flac'],
  ['RIFF\0\0\0\0WAVEfmt ', 'audio/wav'],
  ['OggS\0\u0002OpusHead', 'audio/ogg'],
  ['\0\0\0\u0020ftypM4A \0\0\0\0', 'audio/mp4'],
  ['\0\0\0\u0020ftypisom\0\0\0\0', 'video/mp4'],
  ['\0\0\0\u0014ftypqt  \0\0\0\0', 'video/quicktime'],
  ['\u001aE\u00df\u00a3\u009fB\u0082\u0084webm', 'video/webm'],
  [zip('mimetype', 'application/epub+zip'), 'application/epub+zip'],
  [
    zip('[Content_Types].xml', `${'x'.repeat(50)}word/document.xml`),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [zip('a.txt', 'word/'), 'application/zip'],
  ['Name,Price\nMug,12\n', 'text/plain'],
])('detects a file by its first bytes: %j', (begin, type) => {
  expect(detectFileType(Buffer.from(begin, 'latin1'))).toBe(type)
})

it.each([
  '<!doctype html><script>alert(1)</script>',
  '  <?xml version="1.0"?><a xmlns="http://www.w3.org/1999/xhtml"/>',
  '\ufeff<html>',
  'MZ\0\0',
  '\0',
])('takes what a browser could run for nothing it knows: %j', (begin) => {
  expect(detectFileType(Buffer.from(begin))).toBe('application/octet-stream')
})

it('leaves images to the decoder', () => {
  expect(detectFileType(Buffer.from('GIF89a'))).toBe('image')
  expect(detectFileType(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('image')
})
