-- CreateTable
CREATE TABLE "moved_devices" (
    "device_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "moved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "moved_devices_pkey" PRIMARY KEY ("device_id")
);

-- CreateIndex
CREATE INDEX "moved_devices_user_id_idx" ON "moved_devices"("user_id");

-- AddForeignKey
ALTER TABLE "moved_devices" ADD CONSTRAINT "moved_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
