import { LazyPicture } from '@baize/ui/lazy-picture';
import { art } from '../../config/paths.ts';
import type { Vendor } from '../../lib/api/queries/vendor-menu.ts';
import { usePictureHost } from '../../lib/picture-host.ts';
