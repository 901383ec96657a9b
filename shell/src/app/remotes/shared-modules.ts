import * as shellApi from '@forecourt/shell-api'
import * as jotai from 'jotai'
import react from 'react'
import jsxRuntime from 'react/jsx-runtime'
import reactDom from 'react-dom'

/** Module → installed version; defined by the build. */
declare const SHARED_VERSIONS: Record<string, string>

/** The modules that every remote takes from the shell, in browser and server, so that each exists once (MF-5). */
export const sharedModules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  jotai,
  '@forecourt/shell-api': shellApi,
}

export const sharedVersions = (): Record<string, string> => SHARED_VERSIONS
