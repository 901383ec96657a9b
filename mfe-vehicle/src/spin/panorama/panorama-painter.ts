import type { Look } from '@forecourt/domain/vehicle/spin/panorama'

const vertexSource = `attribute vec2 p; varying vec2 v; void main(){ v=p; gl_Position=vec4(p,0.0,1.0); }`
/** A ray for each pixel, turned by pitch and yaw, and where it meets the picture. */
const fragmentSource = `precision highp float; varying vec2 v; uniform sampler2D image; uniform float yaw, pitch, slope, aspect;
void main(){ vec3 r=normalize(vec3(v.x*slope*aspect, v.y*slope, 1.0));
 float y=r.y*cos(pitch)+r.z*sin(pitch), z=r.z*cos(pitch)-r.y*sin(pitch);
 vec2 at=vec2(fract(0.5+(atan(r.x,z)+yaw)/6.2831853), 0.5-asin(clamp(y,-1.0,1.0))/3.1415927);
 gl_FragColor=texture2D(image, at); }`

export type PanoramaPainter = { paint(look: Look): void; release(): void }

function compile(gl: WebGLRenderingContext, type: number, source: string): WebGLShader | null {
  const shader = gl.createShader(type)
  if (!shader) return null
  gl.shaderSource(shader, source)
  gl.compileShader(shader)
  return shader
}

/** Paints an equirectangular picture as it is seen from its middle; null where there is no WebGL. */
export function createPanoramaPainter(canvas: HTMLCanvasElement, image: HTMLImageElement): PanoramaPainter | null {
  const gl = canvas.getContext('webgl')
  const program = gl?.createProgram()
  if (!gl || !program) return null
  const shaders = [compile(gl, gl.VERTEX_SHADER, vertexSource), compile(gl, gl.FRAGMENT_SHADER, fragmentSource)]
  for (const shader of shaders) if (shader) gl.attachShader(program, shader)
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null
  // biome-ignore lint/correctness/useHookAtTopLevel: it is WebGL's and no hook
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  // One triangle that is larger than the view.
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.bindAttribLocation(program, 0, 'p')
  gl.vertexAttribPointer(gl.getAttribLocation(program, 'p'), 2, gl.FLOAT, false, 0, 0)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  for (const [name, value] of [
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, image)
  const set = (name: string, value: number) => gl.uniform1f(gl.getUniformLocation(program, name), value)
  return {
    paint({ yaw, pitch, fov }) {
      gl.viewport(0, 0, canvas.width, canvas.height)
      set('yaw', yaw)
      set('pitch', pitch)
      set('slope', Math.tan(fov / 2))
      set('aspect', canvas.width / canvas.height)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    release: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  }
}
