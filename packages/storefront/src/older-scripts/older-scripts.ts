import { mergeInto } from './merge-into.ts'
import { olderImageLoader } from './image-loader.ts'
import { olderSquarespace } from './squarespace.ts'
import { olderY } from './y.ts'

// A classic script, before those of the template: it imports nothing that others load too.
const loader = olderImageLoader()
const Y = olderY(loader)
mergeInto(window, {
  Y,
  YUI: () => Y,
  Static: {},
  ...olderSquarespace(),
  ImageLoader: loader,
})
