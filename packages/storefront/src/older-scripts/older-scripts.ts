import { mergeInto } from './merge-into.ts'
import { createImageLoader } from './image-loader.ts'
import { createSquarespaceGlobals } from './squarespace.ts'
import { createY } from './y.ts'

// A classic script that runs before those of the template; it shares no chunk with the modules.
const loader = createImageLoader()
const Y = createY(loader)
mergeInto(window, {
  Y,
  YUI: () => Y,
  Static: {},
  ...createSquarespaceGlobals(),
  ImageLoader: loader,
})
