import assets from '#shell-assets'
import { fontFiles } from './font-files.ts'
import { createRender } from './render.tsx'

export const render = createRender({ ...assets, fontFiles })
