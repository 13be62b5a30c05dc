'use client';

import { ProfileUnavailable } from '@/components/profile/profile-unavailable';

export default ProfileUnavailable;
